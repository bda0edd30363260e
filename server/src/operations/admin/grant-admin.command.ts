import { StartError } from '../../start-error.ts'
import type { Command } from '../command.ts'
import { changeRole, findAccount } from './change-role.ts'
import { withDatabase } from './open-for-writing.repo.ts'

export const grantAdminCommand: Command = {
  name: 'admin:grant',
  help: `pnpm admin:grant EMAIL
Makes the account with this address an admin, while the server goes on. The address has to be confirmed.

The first visit of /admin connects an authenticator app. For an admin who has lost it and the recovery
codes: pnpm admin:revoke EMAIL, then this again.

Nothing else makes an admin: no setting, no call, and not being the first to sign up.`,
  names: { atLeast: 1, atMost: 1 },
  options: {},
  run: async (input) => {
    const [typed = ''] = input.names
    return await withDatabase(input.config, async (db) => {
      const account = await findAccount(db, typed)
      const { email } = account
      if (account.isBanned) throw new StartError(`${email} is banned. Lift the ban first.`)
      if (!account.isVerified) {
        throw new StartError(`${email} is not confirmed yet. Open the link in the mail first.`)
      }
      if (account.role === 'admin') {
        input.say(`${email} is an admin already.`)
        return 0
      }
      await changeRole(db, input, account, 'admin')
      input.say(`${email} is an admin now. Next: ${input.config.publicUrl}/admin`)
      return 0
    })
  },
}
