import { createProvenTimeRepo } from '../../features/clicks/retention/proven-time.repo.ts'
import { StartError } from '../../start-error.ts'
import { withDatabase } from '../admin/open-for-writing.repo.ts'
import type { Command } from '../command.ts'

export const confirmDateCommand: Command = {
  name: 'confirm:date',
  help: `pnpm confirm:date YYYY-MM-DD
Confirms today's date (UTC) after the server was off, or after its clock was wrong, while the server runs.

Old clicks are deleted only up to the time that is proven: by the newest hit, by how long the server has
run since, and by the clocks of the book services. When the job "Old clicks" stops because the clock is
ahead of that, compare the clock with another one, then run this. The job catches up by one day per run.`,
  names: { atLeast: 1, atMost: 1 },
  options: {},
  run: async ({ config, names, now, say }) => {
    const [typed = ''] = names
    const today = now().toISOString().slice(0, 10)
    if (typed !== today) {
      throw new StartError(
        `The clock of this machine says ${today}. Set it first, then type the same date.`,
      )
    }
    return await withDatabase(config, async (db) => {
      const repo = createProvenTimeRepo(db)
      const todayMs = Date.parse(today)
      const proven = await repo.read()
      await repo.writeConfirmed(todayMs, now().getTime())
      if (proven !== null && proven > now().getTime()) {
        await repo.write(todayMs, now().getTime())
        say(`Set back to ${today}. Restart the server, so that no new hit gets a later date.`)
      } else say(`Confirmed: it is ${today}. Old clicks are deleted with the next runs of the job.`)
      return 0
    })
  },
}
