import { type Config, hasDefaultUrl } from '../../config/config.ts'
import { findServerUrl } from '../../files/data-dir.ts'
import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { changeRole, findAccount } from './change-role.ts'
import { withDatabase } from './open-for-writing.repo.ts'

export const grantAdminCommand: Command = {
  name: 'admin:grant',
  help: `pnpm admin:grant EMAIL
Makes this account an admin. The server can keep running. The email address must be confirmed.

The first visit to /admin sets up an authenticator app. If an admin loses the app and the recovery
codes, run pnpm admin:revoke EMAIL, then this command again.

This command is the only way to add an admin.`,
  names: { atLeast: 1, atMost: 1 },
  options: {},
  run: async (input) => {
    const [typed = ''] = input.names
    return await withDatabase(input.config, async (db) => {
      const account = await findAccount(db, typed)
      const { email } = account
      if (account.isBanned) throw new StartError(`${email} is banned. Unban the account first.`)
      if (!account.isVerified) {
        throw new StartError(
          `${email} is not confirmed yet. Open the link in the confirmation email first.`,
        )
      }
      if (account.role === 'admin') {
        input.print(`${email} is already an admin.`)
        return 0
      }
      await changeRole(db, input, account, 'admin')
      input.print(`${email} is now an admin. Next: ${addressOf(input.config)}/admin`)
      return 0
    })
  },
}

/** PUBLIC_URL; without it, that of the running server, whose port can come from its own environment. */
function addressOf(config: Config): string {
  return (hasDefaultUrl(config) ? findServerUrl(config.dataDir) : null) ?? config.publicUrl
}
