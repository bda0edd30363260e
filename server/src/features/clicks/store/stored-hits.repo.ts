import type { Queries } from '../../../db/transact.ts'
import { type StoredHit, toUtcMinute } from '../hit.ts'
import { firstHitIdAt, timeOfHitId } from '../hit-id.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
        'refererHost',
        'language',
        'channel',
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

/** An owner's hits of some days (UTC), in parts, each in the order of time. */
export async function* readHits(
  queries: Queries,
  owner: number,
  firstDay: string,
  lastDay: string,
): AsyncGenerator<StoredHit[], void> {
  const before = firstHitIdAt(Date.parse(lastDay) + DAY_MS)
  let from = firstHitIdAt(Date.parse(firstDay))
  for (;;) {
    const rows = await selectHits(queries)
      .where('owner', '=', owner)
      .where('id', '>=', from)
      .where('id', '<', before)
      .orderBy('link_hit.id')
      .limit(HITS_PER_QUERY)
      .execute()
    const hits = rows.map(toStoredHit)
    if (hits.length > 0) yield hits
    const last = hits.at(-1)
    if (!last || hits.length < HITS_PER_QUERY) return
    from = last.id + 1n
  }
}
