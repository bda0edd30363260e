import { addDays } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Hit } from '../hit.ts'
import { dayOfHitId } from '../hit-id.ts'
import { appendHits } from '../store/append-hits.repo.ts'
import { markUnpacked, openHitOwners } from '../store/hit-owners.repo.ts'
import { type FormerQueries, hitTableOf, idList } from './former-tables.repo.ts'

/** Few enough that SQLite blocks no redirect for long. */
const HITS_PER_STEP = 300

/** The id up to which the former totals counted hits and their readers. */
async function readFormerCursor(db: FormerQueries): Promise<bigint> {
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
export async function moveUncounted(queries: FormerQueries, kind: DatabaseKind): Promise<number> {
  const rows = await listUncounted(queries)
  if (rows.length === 0) return 0
  const hits = rows.map(({ idText, reader, source, ...hit }): Hit => {
    const ownerId = source === 'beacon' ? null : hit.ownerId
    return { ...hit, id: BigInt(idText), ownerId, visitorHash: reader }
  })
  await appendHits(queries, kind, hits)
  const ids = idList(
    kind,
    rows.map(({ idText }) => idText),
  )
  await sql`delete from ${hitTableOf(kind)} where id in ${ids}`.execute(queries)
  await sql`delete from late_hit where id in ${ids}`.execute(queries)
  return rows.length
}

/** Two queries: for a condition with `or`, SQLite would read the whole table. */
async function listUncounted(queries: FormerQueries) {
  const some = queries
    .selectFrom('hit')
    .selectAll()
    .select(({ cast, ref }) => cast<string>(ref('hit.id'), 'text').as('idText'))
    .limit(HITS_PER_STEP)
  const late = await some
    .where('hit.id', 'in', queries.selectFrom('late_hit').select('id'))
    .execute()
  if (late.length > 0) return late
  const cursor = await readFormerCursor(queries)
  return await some.where('hit.id', '>', cursor).orderBy('hit.id').execute()
}

/** What one step moved: all counted hits from this day (UTC) on are in the new table. */
export interface MovedHits {
  readonly hits: number
  readonly from: string
}

/**
 * Moves the newest counted hits, so that recent days are complete first. Null when none is left. Only hits
 * with listed ids are deleted: a process of the previous version may add others meanwhile.
 */
export async function moveNewest(
  queries: FormerQueries,
  kind: DatabaseKind,
): Promise<MovedHits | null> {
  const table = hitTableOf(kind)
  const cursor = await readFormerCursor(queries)
  const { rows } = await sql<{ id: string }>`select cast(id as text) as id from ${table} as newest
where id <= ${cursor} and not exists (select 1 from late_hit where late_hit.id = newest.id)
order by newest.id desc limit ${HITS_PER_STEP}`.execute(queries)
  const first = rows.at(-1)?.id
  if (first === undefined) return null
  const ids = idList(
    kind,
    rows.map(({ id }) => id),
  )
  const owners = await sql<{ ownerId: string }>`select distinct "ownerId" from hit
where hit.id in ${ids} and "ownerId" is not null order by "ownerId"`.execute(queries)
  const known = await openHitOwners(
    queries,
    kind,
    owners.rows.map(({ ownerId }) => ownerId),
  )
  await sql`insert into link_hit (owner, id, identifier, country, retailer, marketplace, device,
  browser, "refererHost", language, channel, "excludedBecause", "newReader")
select case when hit.source = 'beacon' then 0 else coalesce(hit_owner.number, 0) end, hit.id,
  hit.identifier, hit.country, hit.retailer, hit.marketplace, hit.device, hit.browser,
  hit."refererHost", hit.language, hit.channel, hit."excludedBecause", 0
from hit left join hit_owner on hit_owner."ownerId" = hit."ownerId"
where hit.id in ${ids} on conflict (owner, id) do nothing`.execute(queries)
  await sql`delete from ${table} where id in ${ids}`.execute(queries)
  const day = dayOfHitId(BigInt(first))
  const numbers = [...known.values()].map(({ number }) => number)
  if (numbers.length > 0) await markUnpacked(queries, numbers, day)
  // The next step may move more hits of the same day.
  return { hits: rows.length, from: rows.length < HITS_PER_STEP ? day : addDays(day, 1) }
}
