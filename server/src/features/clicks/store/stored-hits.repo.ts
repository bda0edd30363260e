import type { Queries } from '../../../db/transact.ts'
import { type MarkedHit, toUtcMinute } from '../hit.ts'
import { firstHitIdFrom, timeOfHitId } from '../hit-id.ts'

/** An owner's hits, in the order of time. */
export function selectHits(queries: Queries) {
  return (
    queries
      .selectFrom('link_hit')
      // As text: an id has more bits than a JavaScript number.
      .select(({ cast, ref }) => [cast<string>(ref('link_hit.id'), 'text').as('idText'), 'owner'])
      .select([
        'identifier',
        'country',
        'retailer',
        'marketplace',
        'device',
        'browser',
        'referrerHost',
        'language',
        'channel',
        'campaign',
        'excludedBecause',
        'newReader',
      ])
  )
}

export function toStoredHit<Row extends { readonly idText: string }>({ idText, ...row }: Row) {
  const id = BigInt(idText)
  return { ...row, id, openedAt: toUtcMinute(timeOfHitId(id)) }
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
export async function readPage(
  queries: Queries,
  owner: number,
  from: bigint,
  before: bigint,
  limit: number,
): Promise<{ readonly hits: MarkedHit[]; readonly next: bigint | null }> {
  const rows = await selectHits(queries)
    .where('owner', '=', owner)
    .where('id', '>=', from)
    .where('id', '<', before)
    .orderBy('link_hit.id')
    .limit(limit)
    .execute()
  const hits = rows.map(toStoredHit)
  const last = hits.at(-1)
  return { hits, next: last && hits.length === limit ? last.id + 1n : null }
}
