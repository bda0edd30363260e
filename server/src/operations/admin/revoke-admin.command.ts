import type { Command } from '../command.ts'
import { changeRole, findAccount } from './change-role.ts'
import { withDatabase } from './open-for-writing.repo.ts'

export const revokeAdminCommand: Command = {
  name: 'admin:revoke',
  help: `pnpm admin:revoke EMAIL
Takes the role of an admin away, at once and while the server goes on, and forgets the second factor. The
account stays as that of anybody else.`,
  names: { atLeast: 1, atMost: 1 },
  options: {},
  run: async (input) => {
    const [typed = ''] = input.names
    return await withDatabase(input.config, async (db) => {
      const account = await findAccount(db, typed)
      if (account.role !== 'admin') {
        input.say(`${account.email} is no admin.`)
        return 0
      }
      await changeRole(db, input, account, 'user')
      input.say(`${account.email} is no admin any more.`)
      return 0
    })
  },
}
