import { quarterOfHitId } from '../hit-id.ts'

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
    const quarter = quarterOfHitId(last.id)
    const end = hits.findLastIndex(
      ({ owner, id }) => owner !== last.owner || quarterOfHitId(id) !== quarter,
    )
    if (end < 0) continue
    yield hits.slice(0, end + 1)
    hits = hits.slice(end + 1)
  }
  if (hits.length > 0) yield hits
}
