import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays } from '@everyshelf/domain/clicks'
import type { OverviewMetricsRepo } from './overview-metrics.repo.ts'

/** The longest period that the overview shows. */
export const MAX_DAYS = 365
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** How many missing days one run fills in, newest first. */
export const MAX_BACKFILLED_DAYS = 30

interface DailyMetricsDeps {
  readonly repo: OverviewMetricsRepo
  readonly now: () => number
}

/**
 * Creates the job that counts today, yesterday, and any earlier day without a count; only one process runs
 * it. Hits and clicks are counted when they are stored.
 */
export function createDailyMetricsJob({ repo, now }: DailyMetricsDeps) {
  /** Counts week by week, since counting a million links at once would delay redirects. */
  async function countLinks(): Promise<number> {
    const first = await repo.findFirstLinkTime()
    let count = 0
    for (let from = first?.getTime() ?? Infinity; from <= now(); from += WEEK_MS) {
      count += await repo.countRemainingLinks(new Date(from), new Date(from + WEEK_MS))
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
    })
    // A day without hits has none, rather than hits that were not counted.
    await repo.add(day, 'hits', 0)
    await repo.add(day, 'clicks', 0)
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
    const earliest = addDays(today, 1 - MAX_DAYS)
    const first = (await repo.findFirstDay()) ?? today
    const known = await repo.list(earliest)
    let remaining = MAX_BACKFILLED_DAYS
    for (let day = addDays(today, -2); day >= first && day >= earliest; day = addDays(day, -1)) {
      if (known.get(day)?.signUps !== undefined) continue
      if (remaining-- === 0) return
      await writeDay(day)
    }
  }
}

/** @example dayOf(Date.parse('2026-11-21T23:59:00Z')) // '2026-11-21' */
export function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10)
}
