import type { Command } from '../command.ts'
import { withDatabase } from './open-for-writing.repo.ts'
import { listAdmins } from './roles.repo.ts'

export const listAdminsCommand: Command = {
  name: 'admin:list',
  help: `pnpm admin:list
Lists the admins and whether they have set up two-factor authentication.`,
  names: { atLeast: 0, atMost: 0 },
  options: {},
  run: async ({ config, print }) =>
    await withDatabase(config, async (db) => {
      const admins = await listAdmins(db)
      if (admins.length === 0) print('There are no admins. Add one: pnpm admin:grant EMAIL')
      for (const { email, confirmedAt } of admins) {
        print(
          `${email}  ${confirmedAt ? 'two-factor authentication on' : 'no two-factor authentication yet'}`,
        )
      }
      return 0
    }),
}
