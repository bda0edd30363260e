import { randomBytes } from 'node:crypto'
import type { ReaderSaltsRepo } from './reader-salts.repo.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface ReaderSalts {
  /** The salt of a moment's day; null until it is known, and then no reader is told from another. */
  readonly saltAt: (timeMs: number) => string | null
  /** To be called a few times a day: agrees on today's and tomorrow's, forgets all older ones. */
  readonly renew: () => Promise<void>
}

/** One secret a day (UTC) for all processes. Thrown away with the day, it takes the readers along (P2). */
export function createReaderSalts(repo: ReaderSaltsRepo, now: () => number): ReaderSalts {
  let salts = new Map<number, string>()
  return {
    saltAt: (timeMs) => salts.get(Math.floor(timeMs / DAY_MS)) ?? null,
    renew: async () => {
      const today = Math.floor(now() / DAY_MS)
      await repo.deleteBefore(dayText(today))
      const agreed = [today, today + 1].map(async (day) => {
        const offered = randomBytes(32).toString('base64')
        const salt = await repo.agree(dayText(day), offered, new Date(now()))
        return [day, salt] as const
      })
      salts = new Map(await Promise.all(agreed))
    },
  }
}

function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
