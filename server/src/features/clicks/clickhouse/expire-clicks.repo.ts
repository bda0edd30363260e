import { addDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import type { MarkedHit } from '../hit.ts'
import { collectDailyTotals } from '../store/daily-totals.repo.ts'
import { restWhileBusy } from '../store/expire-hits.repo.ts'
import { type HitOwner, openHitOwners, selectHitOwners } from '../store/hit-owners.repo.ts'
import type { ClickHouse } from './clickhouse.ts'
import { IS_COUNTED_HERE, selectDayReaders } from './count-clicks.repo.ts'
import { expiredBefore, readExpiredUntil, writeExpiredUntil } from './expired-until.repo.ts'
import { readMarkedHits } from './marked-hits.repo.ts'

/** Stores how many readers the days had, and deletes their hashes. */
export async function expireReaders(clickHouse: ClickHouse, before: string): Promise<void> {
  const days = await clickHouse.query<{ day: string }>(
    'SELECT DISTINCT day FROM day_reader WHERE day < {before:Date} ORDER BY day',
    { before },
  )
  for (const { day } of days) {
    await clickHouse.command(
      `INSERT INTO quarter_readers (owner, identifier, day, quarter, readers) ${selectDayReaders('day = {day:Date}')}`,
      { day },
    )
    await clickHouse.command('ALTER TABLE day_reader DROP PARTITION {day:Date}', { day })
  }
}

/** Small, so that a page is counted without delaying a redirect for long. */
const HITS_PER_PAGE = 2000

/**
 * Deletes the hits of the days before this one (UTC), and stores their totals in the main database. The server's own
 * clock deletes nothing, because it may be wrong:
 * 1. Goes through the days, and through the owners of each. In one transaction per owner, stores the day's totals and
 *    moves the boundary between totals and hits. It may stop before any owner.
 * 2. Deletes the hits before the boundary, including those that a restored backup of ClickHouse brought back.
 */
export async function expireHits(
  {
    clickHouse,
    db,
    now,
  }: {
    readonly clickHouse: ClickHouse
    /** The main database, which has the accounts, the totals, and the boundary between totals and hits. */
    readonly db: Queries
    readonly now: () => number
  },
  before: string,
  shouldStop: () => boolean,
): Promise<void> {
  const expired = await readExpiredUntil(db)
  const days = await clickHouse.query<{ day: string }>(
    'SELECT DISTINCT day FROM link_hit WHERE day >= {first:Date} AND day < {before:Date} ORDER BY day',
    { first: expired.expiredDay, before },
  )
  const numbered = (await selectHitOwners(db).execute()).map(
    (owner) => [owner.number, owner] as const,
  )
  const owners = new Map(numbered)
  for (const { day } of days) {
    const period = { ...expired, first: day, end: addDays(day, 1) }
    const pages = readMarkedHits(clickHouse, period, HITS_PER_PAGE)
    for await (const { number, ownerId, totals } of collectTotals(pages, owners)) {
      if (shouldStop()) return
      const startedAt = performance.now()
      await db.transaction().execute(async (queries) => {
        // A deleted account has no totals, even when it was deleted just now.
        const isOwned = (await openHitOwners(queries, [{ ownerId }])).has(ownerId)
        if (isOwned) await totals?.store(queries)
        const until = { expiredDay: day, expiredOwner: number }
        await writeExpiredUntil(queries, until, new Date(now()))
      })
      await restWhileBusy(startedAt, shouldStop)
    }
  }
  if (before > expired.expiredDay) {
    await writeExpiredUntil(db, expiredBefore(before), new Date(now()))
  }
  for (const table of ['link_hit', 'day_sum', 'summed_day']) {
    await clickHouse.command(`ALTER TABLE ${table} DELETE WHERE day < {before:Date}`, { before })
  }
  await clickHouse.command(
    `ALTER TABLE quarter_readers DELETE WHERE toDate(quarter) < {before:Date} AND ${IS_COUNTED_HERE}`,
    { before },
  )
}

/** The totals of one owner after the other, from hits in the order of owners. */
async function* collectTotals(
  pages: AsyncIterable<readonly MarkedHit[]>,
  owners: ReadonlyMap<number, HitOwner>,
) {
  const begin = (number: number) => {
    const owner = owners.get(number)
    return { number, ownerId: owner?.ownerId ?? null, totals: owner && collectDailyTotals(owner) }
  }
  let current: ReturnType<typeof begin> | undefined
  for await (const hits of pages) {
    for (const [number, own] of Map.groupBy(hits, ({ owner }) => owner)) {
      if (current && current.number !== number) yield current
      if (current?.number !== number) current = begin(number)
      current.totals?.add(own)
    }
  }
  if (current) yield current
}
