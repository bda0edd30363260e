import { addDays } from '@everyshelf/domain/clicks'
import type { Queries } from '../../../db/transact.ts'
import type { ExpiredBefore } from '../click-store.ts'
import type { ClickHouse } from './clickhouse.ts'
import { IS_COUNTED_HERE } from './count-clicks.repo.ts'
import { COUNTED_VALUES } from './counted-values.ts'
import { readExpiredUntil, writeExpiredUntil } from './expired-until.repo.ts'
import { toServerZone } from './server-zone.ts'

export interface ExpireDeps {
  readonly clickHouse: Pick<ClickHouse, 'query' | 'command'>
  /** The main database, which knows the accounts. */
  readonly db: Queries
  readonly now: () => number
}

/** See `ClickStore.expire`. The server's own clock deletes nothing, because it may be wrong. */
export async function expireClicks(
  deps: ExpireDeps,
  { hits, totals, readers }: ExpiredBefore,
  shouldStop: () => boolean,
): Promise<void> {
  const { clickHouse } = deps
  if (readers !== undefined) await expireReaders(clickHouse, readers)
  if (hits !== undefined) await expireHits(deps, hits, shouldStop)
  if (totals !== undefined) {
    await clickHouse.command('ALTER TABLE daily_total DELETE WHERE day < {before:Date}', {
      before: totals,
    })
  }
}

/** Stores how many readers the days had, and deletes their hashes. */
export async function expireReaders(
  clickHouse: Pick<ClickHouse, 'query' | 'command'>,
  before: string,
): Promise<void> {
  const days = await clickHouse.query<{ day: string }>(
    'SELECT DISTINCT day FROM day_reader WHERE day < {before:Date} ORDER BY day',
    { before },
  )
  for (const { day } of days) {
    await clickHouse.command(
      `INSERT INTO quarter_readers (owner, identifier, day, quarter, readers)
SELECT owner, identifier, day, quarter, count()
FROM (
  SELECT owner, identifier, day, min(firstQuarter) AS quarter
  FROM day_reader WHERE day = {day:Date} GROUP BY owner, identifier, day, visitorHash
)
WHERE ${IS_COUNTED_HERE} GROUP BY owner, identifier, day, quarter`,
      { day },
    )
    await clickHouse.command('ALTER TABLE day_reader DROP PARTITION {day:Date}', { day })
  }
}

async function expireHits(
  { clickHouse, db, now }: ExpireDeps,
  before: string,
  shouldStop: () => boolean,
): Promise<void> {
  const expiredUntil = await readExpiredUntil(db)
  // Days before may have hits again, after ClickHouse was restored from a backup.
  const days = await clickHouse.query<{ day: string }>(
    `SELECT DISTINCT day FROM link_hit
WHERE day < {before:Date} AND (day >= {expiredUntil:Date} OR day NOT IN (SELECT DISTINCT utcDay FROM daily_total))
ORDER BY day`,
    { expiredUntil, before },
  )
  for (const { day } of days) {
    if (shouldStop()) return
    await addTotals(clickHouse, db, day)
    // From here on, charts count the totals.
    if (day >= expiredUntil) await writeExpiredUntil(db, addDays(day, 1), new Date(now()))
  }
  const until = await readExpiredUntil(db)
  for (const table of ['link_hit', 'day_sum', 'summed_day']) {
    await clickHouse.command(`ALTER TABLE ${table} DELETE WHERE day < {until:Date}`, { until })
  }
  await clickHouse.command(
    `ALTER TABLE quarter_readers DELETE WHERE toDate(quarter) < {until:Date} AND ${IS_COUNTED_HERE}`,
    { until },
  )
}

/** Adds a day's hits (UTC) to the totals of their day in the owner's time zone. Deleted accounts have none. */
async function addTotals(
  clickHouse: Pick<ClickHouse, 'query' | 'command'>,
  db: Queries,
  day: string,
): Promise<void> {
  // Of a run that was stopped: an owner's time zone may have changed since.
  await clickHouse.command('ALTER TABLE daily_total DELETE WHERE utcDay = {day:Date}', { day })
  for (const [zone, owners] of await listOwnersByZone(db)) {
    for (let at = 0; at < owners.length; at += OWNERS_PER_STATEMENT) {
      const parameters = { day, zone, owners: owners.slice(at, at + OWNERS_PER_STATEMENT) }
      await clickHouse.command(ADD_HITS, parameters)
      await clickHouse.command(ADD_READERS, parameters)
    }
  }
}

/** A statement's parameters are part of its URL. */
const OWNERS_PER_STATEMENT = 5000

const ADD_HITS = `INSERT INTO daily_total (owner, day, identifier, dimension, value, utcDay, count)
SELECT owner, toDate(local) AS localDay, identifier, counted.1, counted.2, day, count()
FROM (
  SELECT *, toTimeZone(openedAt, {zone:String}) AS local
  FROM link_hit FINAL WHERE day = {day:Date} AND owner IN {owners:Array(UInt32)}
)
ARRAY JOIN arrayConcat(
  if(isNotNull(excludedBecause), [('hits', '')], [
    ('hits', ''), ('clicks', ''), ('hour', toString((toDayOfWeek(local) - 1) * 24 + toHour(local)))
  ]),
  ${COUNTED_VALUES}
) AS counted
GROUP BY owner, localDay, identifier, counted, day`

const ADD_READERS = `INSERT INTO daily_total (owner, day, identifier, dimension, value, utcDay, count)
SELECT owner, toDate(toTimeZone(quarter, {zone:String})) AS localDay, identifier, 'readers', '', {day:Date}, sum(readers)
FROM quarter_readers FINAL
WHERE toDate(quarter) = {day:Date} AND owner IN {owners:Array(UInt32)}
GROUP BY owner, localDay, identifier`

async function listOwnersByZone(db: Queries): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db
    .selectFrom('hit_owner')
    .innerJoin('user_profile', 'user_profile.userId', 'hit_owner.ownerId')
    .select(['hit_owner.number', 'user_profile.timeZone'])
    .orderBy('hit_owner.number')
    .execute()
  const byZone = Map.groupBy(rows, ({ timeZone }) => toServerZone(timeZone))
  return new Map([...byZone].map(([zone, own]) => [zone, own.map(({ number }) => number)]))
}
