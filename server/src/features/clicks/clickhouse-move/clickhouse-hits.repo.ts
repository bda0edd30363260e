import type { ClickHouse } from '../clickhouse/clickhouse.ts'
import { dayOfHitId } from '../hit-id.ts'
import {
  DIGEST_MODULUS,
  type FactsByOwner,
  type FactsRow,
  type OwnerRange,
  toFactsByOwner,
} from './day-facts.ts'

/** The facts of these owners' days in ClickHouse, from one day (UTC) on. */
export async function readClickHouseFacts(
  clickHouse: Pick<ClickHouse, 'query'>,
  { first, last }: OwnerRange,
  fromDay: string,
): Promise<FactsByOwner> {
  const rows = await clickHouse.query<FactsRow>(
    `SELECT owner, day, count() AS hits, countIf(isNull(excludedBecause)) AS clicks,
  toString(sum((id % ${DIGEST_MODULUS}) * (1 + ifNull(length(excludedBecause), 0)))) AS digest,
  toString(max(id)) AS newestId
FROM link_hit FINAL
WHERE owner BETWEEN {first:UInt32} AND {last:UInt32} AND day >= {fromDay:Date}
GROUP BY owner, day`,
    { first, last, fromDay },
  )
  return toFactsByOwner(rows)
}

/** The ids of an owner's hits in ClickHouse, from one to another. */
export async function findClickHouseIds(
  clickHouse: Pick<ClickHouse, 'query'>,
  owner: number,
  first: bigint,
  last: bigint,
): Promise<Set<bigint>> {
  const rows = await clickHouse.query<{ idText: string }>(
    `SELECT DISTINCT toString(id) AS idText FROM link_hit
WHERE owner = {owner:UInt32} AND day BETWEEN {firstDay:Date} AND {lastDay:Date}
  AND id BETWEEN {first:UInt64} AND {last:UInt64}`,
    {
      ...{ owner, first: String(first), last: String(last) },
      ...{ firstDay: dayOfHitId(first), lastDay: dayOfHitId(last) },
    },
  )
  return new Set(rows.map(({ idText }) => BigInt(idText)))
}

export async function hasClickHouseHits(clickHouse: Pick<ClickHouse, 'query'>): Promise<boolean> {
  return (await clickHouse.query('SELECT 1 FROM link_hit LIMIT 1')).length > 0
}
