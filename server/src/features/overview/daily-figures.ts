import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { FiguresRepo } from './figures.repo.ts'

/** As far back as anybody looks. */
export const LONGEST_DAYS = 365
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** Days without figures that one run makes up for, newest first. */
const MADE_UP_AT_ONCE = 30

interface DailyFiguresDeps {
  readonly repo: FiguresRepo
  /** The smallest number that an opening of this time can have. */
  readonly firstHitIdAt: (timeMs: number) => bigint
  readonly now: () => number
}

/**
 * Makes the run of the job: counts today and the day before, to which late openings still come, and
 * what days before are missing. Of several processes one runs it.
 */
export function createDailyFigures({ repo, firstHitIdAt, now }: DailyFiguresDeps) {
  async function countHits(from: Date, before: Date) {
    let after = firstHitIdAt(from.getTime()) - 1n
    const end = firstHitIdAt(before.getTime())
    const counted = { hits: 0, clicks: 0 }
    for (;;) {
      const { hits, clicks, last } = await repo.countHits(after, end)
      counted.hits += hits
      counted.clicks += clicks
      if (last === null) return counted
      after = last
      await nextTurn()
    }
  }

  /** Week by week: a million links counted at once would hold up every redirect. */
  async function countLinks(): Promise<number> {
    const first = await repo.findFirstLinkTime()
    let count = 0
    for (let from = first?.getTime() ?? Infinity; from <= now(); from += WEEK_MS) {
      count += await repo.countLinksKept(new Date(from), new Date(from + WEEK_MS))
      await nextTurn()
    }
    return count
  }

  async function writeDay(day: string): Promise<void> {
    const from = new Date(day)
    const before = new Date(addDays(day, 1))
    await repo.write(day, {
      signUps: await repo.countSignUps(from, before),
      linksSaved: await repo.countLinksSaved(from, before),
      ...(await countHits(from, before)),
    })
  }

  return async (): Promise<void> => {
    const today = dayOf(now())
    await writeDay(addDays(today, -1))
    await writeDay(today)
    await repo.write(today, {
      accounts: await repo.countAccounts(),
      premium: await repo.countPremium(new Date(now())),
      links: await countLinks(),
    })
    const earliest = addDays(today, 1 - LONGEST_DAYS)
    const first = (await repo.findFirstDay()) ?? today
    const known = await repo.list(earliest)
    let left = MADE_UP_AT_ONCE
    for (let day = addDays(today, -2); day >= first && day >= earliest; day = addDays(day, -1)) {
      if (known.get(day)?.hits !== undefined) continue
      if (left-- === 0) return
      await writeDay(day)
    }
  }
}

/** @example dayOf(Date.parse('2026-11-21T23:59:00Z')) // '2026-11-21' */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
