import type { Queries } from '../../../db/transact.ts'
import type { HitPage, OwnedHit } from '../click-store.ts'
import { findOwnerNumber, listOwnerNumbers } from './hit-owners.repo.ts'
import { selectHits, toStoredHit } from './stored-hits.repo.ts'

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
  const rows = await selectHits(queries)
    .where('owner', '=', owner)
    .where('id', '>=', from)
    .where('id', '<', before)
    .orderBy('link_hit.id')
    .limit(HITS_PER_PAGE)
    .execute()
  const hits = rows.map(toStoredHit)
  const last = hits.at(-1)
  return { hits, next: last && hits.length === HITS_PER_PAGE ? last.id + 1n : null }
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
