import type { Command } from '../command.ts'
import { changeRole, findAccount } from './change-role.ts'
import { withDatabase } from './open-for-writing.repo.ts'

export const revokeAdminCommand: Command = {
  name: 'admin:revoke',
  help: `pnpm admin:revoke EMAIL
Removes the admin role immediately and deletes the second factor. The server can keep running. The
account stays open as a regular account.`,
  names: { atLeast: 1, atMost: 1 },
  options: {},
  run: async (input) => {
    const [typed = ''] = input.names
    return await withDatabase(input.config, async (db) => {
      const account = await findAccount(db, typed)
      if (account.role !== 'admin') {
        input.print(`${account.email} is not an admin.`)
        return 0
      }
      await changeRole(db, input, account, 'user')
      input.print(`${account.email} is no longer an admin.`)
      return 0
    })
  },
}
