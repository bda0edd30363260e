import { randomBytes } from 'node:crypto'
import { dayOf } from '../hit-id.ts'
import type { DailySaltsRepo } from './daily-salts.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type DailySalts = ReturnType<typeof createDailySalts>

/** One secret per day (UTC) for all processes. Once it is deleted, no hash can be traced to a reader. */
export function createDailySalts(repo: DailySaltsRepo, now: () => number) {
  let salts = new Map<number, string>()
  return {
    /** The salt of the day; null until it is known; until then the server cannot recognize repeats. */
    saltAt: (timeMs: number): string | null => salts.get(Math.floor(timeMs / DAY_MS)) ?? null,
    /** Loads or creates the salts of today and tomorrow, and deletes older ones. Call it several times a day. */
    renew: async (): Promise<void> => {
      const today = Math.floor(now() / DAY_MS)
      await repo.deleteBefore(dayOf(today * DAY_MS))
      const agreed = [today, today + 1].map(async (day) => {
        const offered = randomBytes(32).toString('base64')
        const salt = await repo.agree(dayOf(day * DAY_MS), offered, new Date(now()))
        return [day, salt] as const
      })
      salts = new Map(await Promise.all(agreed))
    },
  }
}
