import { createProvenTimeRepo } from '../../features/clicks/retention/proven-time.repo.ts'
import { StartError } from '../../start-error.ts'
import { withDatabase } from '../admin/open-for-writing.repo.ts'
import type { Command } from '../command.ts'

export const confirmDateCommand: Command = {
  name: 'confirm:date',
  help: `pnpm confirm:date YYYY-MM-DD
Confirms today's date (UTC) after the server was off or its clock was wrong. The server can keep
running.

The server deletes old clicks only up to a proven time. That time comes from the newest hit, the
server's uptime since then, and the clocks of the book services. If the job "Old clicks" stops because
the clock is ahead of that time, compare the clock with another one. Then run this command. The job
catches up by one day per run.`,
  names: { atLeast: 1, atMost: 1 },
  options: {},
  run: async ({ config, names, now, print }) => {
    const [typed = ''] = names
    const today = now().toISOString().slice(0, 10)
    if (typed !== today) {
      throw new StartError(
        `This machine's clock says ${today}. Correct the clock, then enter the same date.`,
      )
    }
    return await withDatabase(config, async (db) => {
      const repo = createProvenTimeRepo(db)
      const todayMs = Date.parse(today)
      const proven = await repo.read()
      await repo.writeConfirmed(todayMs, now().getTime())
      if (proven !== null && proven > now().getTime()) {
        await repo.write(todayMs, now().getTime())
        print(`Date set back to ${today}. Restart the server so new hits get the right date.`)
      } else
        print(`Date confirmed: ${today}. The next runs of the job “Old clicks” delete old clicks.`)
      return 0
    })
  },
}
