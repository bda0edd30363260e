import type { Command } from '../command.ts'
import { withDatabase } from './open-for-writing.repo.ts'
import { listAdmins } from './roles.repo.ts'

export const listAdminsCommand: Command = {
  name: 'admin:list',
  help: `pnpm admin:list
Lists the admins, and whether they have connected an authenticator app.`,
  names: { atLeast: 0, atMost: 0 },
  options: {},
  run: async ({ config, say }) =>
    await withDatabase(config, async (db) => {
      const admins = await listAdmins(db)
      if (admins.length === 0) say('There is no admin. Make one: pnpm admin:grant EMAIL')
      for (const { email, confirmedAt } of admins) {
        say(`${email}  ${confirmedAt ? 'second factor connected' : 'no second factor yet'}`)
      }
      return 0
    }),
}
