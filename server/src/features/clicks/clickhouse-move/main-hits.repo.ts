import { addDays } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { dayOfHitId, firstHitIdFrom } from '../hit-id.ts'
import { NO_OWNER } from '../store/hit-owners.repo.ts'
import { jsonRows } from '../store/json-rows.repo.ts'
import { DIGEST_MODULUS, type FactsByOwner, type OwnerRange, toFactsByOwner } from './day-facts.ts'

const OWNERS_PER_QUERY = 200

/** All owners with a number, in ranges; the first one has the links without an owner. */
export async function listOwnerRanges(db: Queries): Promise<OwnerRange[]> {
  const rows = await db.selectFrom('hit_owner').select('number').orderBy('number').execute()
  const ranges: OwnerRange[] = [{ first: NO_OWNER, last: NO_OWNER }]
  for (let at = 0; at < rows.length; at += OWNERS_PER_QUERY) {
    const part = rows.slice(at, at + OWNERS_PER_QUERY)
    ranges.push({ first: part[0]?.number ?? 0, last: part.at(-1)?.number ?? 0 })
  }
  return ranges
}

/** The first day of hit ids, and how many ids a day has. */
const FIRST_DAY = dayOfHitId(0n)
const IDS_PER_DAY = firstHitIdFrom(addDays(FIRST_DAY, 1))

/** The facts of these owners' days in the main database, from one day (UTC) on. */
export async function readMainFacts(
  db: Queries,
  { first, last }: OwnerRange,
  fromDay: string,
): Promise<FactsByOwner> {
  const { rows } = await sql<{
    owner: number
    dayNumber: number
    hits: number | string
    clicks: number | string
    digest: string
    newestId: string
  }>`select owner, "dayNumber", count(*) as hits, sum("isClick") as clicks,
  cast(sum(part) as text) as digest, cast(max(id) as text) as "newestId"
from (
  select owner, id, cast(id / ${IDS_PER_DAY} as integer) as "dayNumber",
    case when "excludedBecause" is null then 1 else 0 end as "isClick",
    (id % ${BigInt(DIGEST_MODULUS)}) * (1 + coalesce(length("excludedBecause"), 0)) as part
  from link_hit where owner between ${first} and ${last}
) as hits
group by owner, "dayNumber"`.execute(db)
  const facts = rows.map(({ dayNumber, ...row }) => ({
    ...row,
    day: addDays(FIRST_DAY, dayNumber),
  }))
  return toFactsByOwner(facts.filter(({ day }) => day >= fromDay))
}

/** Which of these hits the main database has. */
export async function findMainIds(
  db: Queries,
  owner: number,
  first: bigint,
  last: bigint,
): Promise<Set<bigint>> {
  const rows = await db
    .selectFrom('link_hit')
    .select(({ cast, ref }) => cast<string>(ref('id'), 'text').as('idText'))
    .where('owner', '=', owner)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .execute()
  return new Set(rows.map(({ idText }) => BigInt(idText)))
}

export async function deleteMainHits(
  db: Queries,
  kind: DatabaseKind,
  owner: number,
  ids: readonly bigint[],
): Promise<void> {
  const rows = jsonRows(
    kind,
    ['bigint'],
    ids.map((id) => [String(id)]),
  )
  await sql`delete from link_hit where owner = ${owner} and id in (${rows})`.execute(db)
}
