import { firstHitIdAt, HIT_ID_EPOCH_MS } from '../hit-id.ts'

const IDS_PER_QUARTER = firstHitIdAt(HIT_ID_EPOCH_MS + 15 * 60 * 1000)

/** The quarter hours of ids, counted from the first one. */
export function quarterOfId(id: bigint): bigint {
  return id / IDS_PER_QUARTER
}

interface Numbered {
  readonly owner: number
  readonly id: bigint
}

/** Joins pages of hits to batches of this size or more, so that no quarter hour of an owner is in two of them. */
export async function* batchQuarters<Hit extends Numbered>(
  pages: AsyncIterable<readonly Hit[]>,
  size: number,
): AsyncGenerator<Hit[], void> {
  let hits: Hit[] = []
  for await (const page of pages) {
    hits.push(...page)
    const last = hits.at(-1)
    if (!last || hits.length < size) continue
    const quarter = quarterOfId(last.id)
    const end = hits.findLastIndex(
      ({ owner, id }) => owner !== last.owner || quarterOfId(id) !== quarter,
    )
    if (end < 0) continue
    yield hits.slice(0, end + 1)
    hits = hits.slice(end + 1)
  }
  if (hits.length > 0) yield hits
}
