import type { Queries } from '../../../db/transact.ts'
import type { HitPage, OwnedHit } from '../click-store.ts'
import { findOwnerNumber, listOwnerNumbers } from './hit-owners.repo.ts'
import { readPage, selectHits, toStoredHit } from './stored-hits.repo.ts'

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
