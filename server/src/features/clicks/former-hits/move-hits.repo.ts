import { sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Hit } from '../hit.ts'
import { dayOfHitId } from '../hit-id.ts'
import { appendHits } from '../store/append-hits.repo.ts'
import { markUnpacked, openHitOwners } from '../store/hit-owners.repo.ts'
import { type FormerQueries, hitTableOf } from './former-tables.repo.ts'

/** Few enough that nothing waits long for the database. */
const HITS_PER_STEP = 5000

/** The id up to which the former totals counted hits and their readers. */
export async function readFormerCursor(db: FormerQueries): Promise<bigint> {
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', 'click-totals-cursor')
    .executeTakeFirst()
  return BigInt(row?.value ?? 0)
}

/**
 * Moves hits whose readers were not counted yet: they still have a visitor hash. Returns how many it moved.
 */
export async function moveUncounted(
  queries: FormerQueries,
  kind: DatabaseKind,
  now: Date,
): Promise<number> {
  const cursor = await readFormerCursor(queries)
  const rows = await queries
    .selectFrom('hit')
    .selectAll()
    .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
    .where((where) =>
      where.or([
        where('hit.id', '>', cursor),
        where('hit.id', 'in', where.selectFrom('late_hit').select('id')),
      ]),
    )
    .orderBy('hit.id')
    .limit(HITS_PER_STEP)
    .execute()
  if (rows.length === 0) return 0
  const hits = rows.map(({ idText, reader, source, ...hit }): Hit => {
    const ownerId = source === 'beacon' ? null : hit.ownerId
    return { ...hit, id: BigInt(idText), ownerId, visitorHash: reader }
  })
  await appendHits(queries, kind, hits, now)
  const ids = hits.map(({ id }) => id)
  for (const table of [hitTableOf(kind), 'late_hit'] as const) {
    for (let at = 0; at < ids.length; at += 1000) {
      await queries
        .deleteFrom(table)
        .where('id', 'in', ids.slice(at, at + 1000))
        .execute()
    }
  }
  return rows.length
}

/** What one step moved: hits from this day (UTC) on are in the new table. */
export interface MovedHits {
  readonly hits: number
  readonly from: string
}

/** Moves the newest hits, so that recent days are complete first. Null when none is left. */
export async function moveNewest(
  queries: FormerQueries,
  kind: DatabaseKind,
): Promise<MovedHits | null> {
  const table = hitTableOf(kind)
  const { rows } = await sql<{ first: string | null; hits: number }>`select
  cast(min(id) as text) as first, count(*) as hits from
  (select id from ${kind === 'sqlite' ? sql`hit_row` : sql`hit`} order by id desc limit ${HITS_PER_STEP}) as newest`.execute(
    queries,
  )
  const [{ first, hits } = { first: null, hits: 0 }] = rows
  if (first === null) return null
  const from = BigInt(first)
  const owners = await queries
    .selectFrom('hit')
    .select('ownerId')
    .distinct()
    .where('hit.id', '>=', from)
    .where('ownerId', 'is not', null)
    .execute()
  const known = await openHitOwners(
    queries,
    kind,
    owners.flatMap(({ ownerId }) => ownerId ?? []),
  )
  await sql`insert into link_hit (owner, id, identifier, country, retailer, marketplace, device,
  browser, "refererHost", language, channel, "excludedBecause", "newReader")
select case when hit.source = 'beacon' then 0 else coalesce(hit_owner.number, 0) end, hit.id,
  hit.identifier, hit.country, hit.retailer, hit.marketplace, hit.device, hit.browser,
  hit."refererHost", hit.language, hit.channel, hit."excludedBecause", 0
from hit left join hit_owner on hit_owner."ownerId" = hit."ownerId"
where hit.id >= ${from} on conflict (owner, id) do nothing`.execute(queries)
  await queries.deleteFrom(table).where('id', '>=', from).execute()
  const day = dayOfHitId(from)
  const numbers = [...known.values()].map(({ number }) => number)
  if (numbers.length > 0) await markUnpacked(queries, numbers, day)
  return { hits: Number(hits), from: day }
}
