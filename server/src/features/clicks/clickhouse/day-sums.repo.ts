import { TupleParam } from '@clickhouse/client'
import type { OwnerDay } from '../click-store.ts'
import type { ClickHouse } from './clickhouse.ts'

/** The seller of a hit, as `sellerOf` names it. */
export const SELLER = `if(empty(ifNull(marketplace, '')), toString(retailer), concat(retailer, '-', ifNull(marketplace, '')))`

/** What a hit is counted by besides its time: a click by everything that charts show, an excluded hit by its reason. */
const COUNTED_VALUES = `if(isNotNull(excludedBecause), [('reason', ifNull(toString(excludedBecause), ''))], [
  ('book', toString(identifier)),
  ('country', ifNull(toString(country), '')),
  ('seller', ${SELLER}),
  ('device', toString(device)),
  ('browser', toString(browser)),
  ('referrer', ifNull(toString(referrerHost), '')),
  ('channel', ifNull(toString(channel), 'web')),
  ('campaign', ifNull(toString(campaign), ''))
])`

/** Charts count fewer hits as fast as they read sums. */
const MIN_HITS = 2000

/** The owner of the row that says how far days are summed. */
const ALL_OWNERS = 0

/** `summed_day.state`: hits came or changed since, there are too few, or the sums are right. */
const CHANGED = 0
const TOO_FEW = 1
export const SUMMED = 2
const TO_SUM = `state = ${CHANGED}`

/**
 * Sums new and changed days (UTC) before the given day, for owners with many hits. Call it as
 * often as you like; it may stop at any time.
 */
export async function sumDays(
  clickHouse: ClickHouse,
  before: string,
  shouldStop: () => boolean,
  minHits = MIN_HITS,
): Promise<void> {
  const days = await clickHouse.query<{ day: string }>(
    `WITH (SELECT max(day) FROM summed_day WHERE owner = ${ALL_OWNERS}) AS last
SELECT DISTINCT day FROM link_hit WHERE day > last AND day < {before:Date}
UNION DISTINCT SELECT day FROM summed_day FINAL WHERE ${TO_SUM} AND day < {before:Date}
ORDER BY day`,
    { before },
  )
  for (const { day } of days) {
    if (shouldStop()) return
    await sumDay(clickHouse, day, minHits)
  }
}

async function sumDay(
  { query, command, insert }: ClickHouse,
  day: string,
  minHits: number,
): Promise<void> {
  // Hits that come while it counts find the day begun, and mark it with a later time, which then wins.
  const [clock] = await query<{ version: number }>(`SELECT ${LATER} AS version`)
  const version = clock?.version ?? 0
  const parameters = { day, minHits, version }
  const begun = { owner: ALL_OWNERS, day, changedAt: version, state: CHANGED }
  await insert('summed_day', [begun])
  await command(
    `INSERT INTO day_sum (owner, day, version, dimension, value, hits, clicks)
SELECT owner, day, {version:UInt64}, counted.1, counted.2, count(), countIf(isNull(excludedBecause))
FROM link_hit FINAL
ARRAY JOIN arrayConcat([('quarter', toString(intDiv(toUnixTimestamp(openedAt) % 86400, 900)))], ${COUNTED_VALUES}) AS counted
WHERE day = {day:Date} AND owner IN (
  SELECT owner FROM link_hit WHERE day = {day:Date} AND owner > 0 GROUP BY owner HAVING count() >= {minHits:UInt32}
)
GROUP BY owner, day, counted`,
    parameters,
  )
  await command(
    `INSERT INTO summed_day (owner, day, changedAt, state)
SELECT DISTINCT owner, day, version, ${SUMMED} FROM day_sum WHERE day = {day:Date} AND version = {version:UInt64}`,
    parameters,
  )
  await command(
    `INSERT INTO summed_day (owner, day, changedAt, state)
SELECT owner, day, {version:UInt64}, ${TOO_FEW} FROM summed_day FINAL WHERE day = {day:Date} AND owner != ${ALL_OWNERS} AND ${TO_SUM}
UNION ALL SELECT ${ALL_OWNERS}, {day:Date}, {version:UInt64} + 1, ${SUMMED}`,
    parameters,
  )
}

/** Later than all before, whatever the clock says. */
const LATER =
  '(SELECT greatest(toUInt64(toUnixTimestamp64Milli(now64(3))), max(changedAt) + 2) FROM summed_day)'

/** The last day (UTC) that is summed, or is being summed. */
export async function findLastSummed({ query }: ClickHouse): Promise<string> {
  const [last] = await query<{ day: string }>(
    `SELECT max(day) AS day FROM summed_day WHERE owner = ${ALL_OWNERS}`,
  )
  return last?.day ?? ''
}

/** Makes charts read the hits of these owners and days, until they are summed again. Call it after the change. */
export async function markChanged(
  { command }: ClickHouse,
  changed: readonly OwnerDay[],
): Promise<void> {
  for (let at = 0; at < changed.length; at += DAYS_PER_STATEMENT) {
    const days = changed.slice(at, at + DAYS_PER_STATEMENT)
    await command(
      `INSERT INTO summed_day (owner, day, changedAt, state)
SELECT changed.1, changed.2, ${LATER}, ${CHANGED}
FROM (SELECT arrayJoin({days:Array(Tuple(UInt32, Date))}) AS changed)`,
      { days: days.map(({ owner, day }) => new TupleParam([owner, day])) },
    )
  }
}

const DAYS_PER_STATEMENT = 5000

/** The different owners and days of some rows. */
export function listOwnerDays(rows: readonly OwnerDay[]): OwnerDay[] {
  return [...new Map(rows.map(({ owner, day }) => [`${owner} ${day}`, { owner, day }])).values()]
}

/** The same for all that is summed. */
export async function markAllChanged({ command }: ClickHouse): Promise<void> {
  await command(
    `INSERT INTO summed_day (owner, day, changedAt, state)
SELECT owner, day, ${LATER}, ${CHANGED}
FROM summed_day FINAL WHERE owner != ${ALL_OWNERS} AND state = ${SUMMED}`,
  )
}

/** The days whose sums differ from their hits. Takes as long as reading all hits of summed days. */
export async function findWrongSums({ query }: ClickHouse): Promise<readonly OwnerDay[]> {
  return await query<OwnerDay>(
    `SELECT owner, day FROM (
  SELECT owner, day, toInt64(hits) AS hits, toInt64(clicks) AS clicks FROM day_sum
  WHERE dimension = 'quarter'
    AND (owner, day, version) IN (SELECT owner, day, changedAt FROM summed_day FINAL WHERE state = ${SUMMED})
  UNION ALL
  SELECT owner, day, -count(), -countIf(isNull(excludedBecause)) FROM link_hit FINAL
  WHERE (owner, day) IN (SELECT owner, day FROM summed_day FINAL WHERE state = ${SUMMED})
  GROUP BY owner, day
)
GROUP BY owner, day HAVING sum(hits) != 0 OR sum(clicks) != 0 ORDER BY owner, day`,
  )
}
