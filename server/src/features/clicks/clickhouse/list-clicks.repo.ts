import type { HitPage, OwnedHit } from '../click-store.ts'
import { type StoredHit, toPage, toStoredHit } from '../hit.ts'
import { dayOfHitId } from '../hit-id.ts'
import type { ClickHouse } from './clickhouse.ts'
import { type HitPeriod, IS_IN_PERIOD } from './expired-until.repo.ts'

export const COLUMNS = `toString(id) AS idText, identifier, country, retailer, marketplace, device, browser, referrerHost,
language, channel, campaign, excludedBecause`

export type HitRow = Omit<StoredHit, 'id' | 'openedAt'> & { readonly idText: string }

const HITS_PER_PAGE = 2000

/** See `ClickQueries.listHits`. */
export async function listHits(
  clickHouse: ClickHouse,
  owner: number,
  from: bigint,
  before: bigint,
): Promise<HitPage> {
  const rows = await clickHouse.query<HitRow>(
    `SELECT ${COLUMNS} FROM link_hit FINAL
WHERE owner = {owner:UInt32} AND day BETWEEN {firstUtcDay:Date} AND {lastUtcDay:Date}
  AND id >= {from:UInt64} AND id < {before:UInt64}
ORDER BY day, id LIMIT ${HITS_PER_PAGE}`,
    {
      ...{ owner, from: String(from), before: String(before) },
      ...{ firstUtcDay: dayOfHitId(from), lastUtcDay: dayOfHitId(before) },
    },
  )
  return toPage(rows.map(toStoredHit), HITS_PER_PAGE)
}

/** See `ClickQueries.listNewest`. */
export async function listNewest(
  clickHouse: ClickHouse,
  owners: ReadonlyMap<number, string>,
  from: bigint,
  limit: number,
): Promise<OwnedHit[]> {
  if (owners.size === 0) return []
  const rows = await clickHouse.query<HitRow & { readonly owner: number }>(
    `SELECT owner, ${COLUMNS} FROM link_hit FINAL
WHERE owner IN {owners:Array(UInt32)} AND day >= {firstUtcDay:Date} AND id >= {from:UInt64}
ORDER BY day DESC, id DESC LIMIT {limit:UInt32}`,
    {
      ...{ owners: [...owners.keys()], from: String(from), limit },
      firstUtcDay: dayOfHitId(from),
    },
  )
  return rows.map(({ owner, ...row }) => ({
    ...toStoredHit(row),
    ownerId: owners.get(owner) ?? '',
  }))
}

/** The hits and clicks of each day, of all owners. */
export async function countDays(
  clickHouse: ClickHouse,
  period: HitPeriod,
): Promise<Map<string, { readonly hits: number; readonly clicks: number }>> {
  const rows = await clickHouse.query<{ day: string; hits: number; clicks: number }>(
    `SELECT day, count() AS hits, countIf(isNull(excludedBecause)) AS clicks
FROM link_hit FINAL WHERE ${IS_IN_PERIOD} GROUP BY day`,
    { ...period },
  )
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}
