import { sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'
import type { HitPage, OwnedHit } from '../click-store.ts'
import { hitColumns, type MarkedHit, toPage, toStoredHit } from '../hit.ts'
import { firstHitIdFrom } from '../hit-id.ts'
import { findOwnerNumber, listOwnerNumbers } from './hit-owners.repo.ts'

const hitValues = ['owner', ...hitColumns, 'newReader'] as const

/** As text: an id has more bits than a JavaScript number. */
const idText = sql<string>`cast(link_hit.id as text)`.as('idText')

export function selectHits(queries: Queries) {
  return queries.selectFrom('link_hit').select(idText).select(hitValues)
}

/** Limits the memory, and the time that a query blocks this thread. */
const HITS_PER_QUERY = 1000

/** An owner's hits from one time to before another (days or quarter hours), in parts, each in the order of time. */
export async function* readHits(
  queries: Queries,
  owner: number,
  fromTime: string,
  beforeTime: string,
): AsyncGenerator<MarkedHit[], void> {
  const before = firstHitIdFrom(beforeTime)
  let from = firstHitIdFrom(fromTime)
  for (;;) {
    const { hits, next } = await readPage(queries, owner, from, before, HITS_PER_QUERY)
    if (hits.length > 0) yield hits
    if (next === null) return
    from = next
  }
}

/** An owner's first hits from one id to before another. */
async function readPage(
  queries: Queries,
  owner: number,
  from: bigint,
  before: bigint,
  limit: number,
) {
  const rows = await selectHits(queries)
    .where('owner', '=', owner)
    .where('id', '>=', from)
    .where('id', '<', before)
    .orderBy('link_hit.id')
    .limit(limit)
    .execute()
  return toPage(rows.map(toStoredHit), limit)
}

const HITS_PER_PAGE = 2000

/** See `ClickQueries.listHits`. */
export async function listHits(
  queries: Queries,
  ownerId: string,
  from: bigint,
  before: bigint,
): Promise<HitPage> {
  const owner = await findOwnerNumber(queries, ownerId)
  if (owner === null) return { hits: [], next: null }
  return await readPage(queries, owner, from, before, HITS_PER_PAGE)
}

/** See `ClickQueries.listNewest`. */
export async function listNewest(
  queries: Queries,
  ownerIds: readonly string[],
  from: bigint,
  limit: number,
): Promise<OwnedHit[]> {
  const owners = await listOwnerNumbers(queries, ownerIds)
  if (owners.size === 0) return []
  const rows = await selectHits(queries)
    .where('owner', 'in', [...owners.keys()])
    .where('id', '>=', from)
    .orderBy('link_hit.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toStoredHit(row), ownerId: owners.get(row.owner) ?? '' }))
}

/** The id of an owner's first hit from one id on. */
export async function findFirstHit(
  queries: Queries,
  owner: number,
  from = FIRST_ID,
): Promise<bigint | null> {
  const [hit] = await selectHits(queries)
    .where('owner', '=', owner)
    .where('id', '>=', from)
    .orderBy('link_hit.id')
    .limit(1)
    .execute()
  return hit ? BigInt(hit.idText) : null
}

/** Deletes an owner's hits before a time in steps, and returns them. */
export async function* takeHits(
  queries: Queries,
  owner: number,
  beforeTime: string,
  size = TAKEN_PER_QUERY,
): AsyncGenerator<MarkedHit[], void> {
  for (let from = FIRST_ID; ; ) {
    const step = queries
      .selectFrom('link_hit')
      .select('id')
      .where('owner', '=', owner)
      // Else, PostgreSQL would go through all rows again that earlier steps have deleted.
      .where('id', '>=', from)
      .where('id', '<', firstHitIdFrom(beforeTime))
      .orderBy('link_hit.id')
      .limit(size)
    const rows = await queries
      .deleteFrom('link_hit')
      .where('owner', '=', owner)
      .where('id', 'in', step)
      .returning(idText)
      .returning(hitValues)
      .execute()
    const hits = rows.map(toStoredHit)
    yield hits
    if (hits.length < size) return
    for (const { id } of hits) if (id >= from) from = id + 1n
  }
}

/** Few enough that no redirect waits long. */
const TAKEN_PER_QUERY = 500
/** Ids before 2026 are negative. */
const FIRST_ID = -(1n << 63n)
