import { addDays } from '@everyshelf/domain/clicks'
import type { Hit } from '../hit.ts'
import { dayOf, dayOfHitId, quarterOfHitId } from '../hit-id.ts'
import { ALL_BOOKS } from '../schema.ts'
import { listReaders } from '../store/append-hits.repo.ts'
import { type HitOwners, NO_OWNER } from '../store/hit-owners.repo.ts'
import type { ClickHouse } from './clickhouse.ts'

/** Stores hits, and which readers clicked. Everything has a key, so it may be sent again, in part or twice. */
export async function appendHits(
  clickHouse: ClickHouse,
  hits: readonly Hit[],
  owners: HitOwners,
  /** Readers of days before are counted already. */
  readersFrom: string,
): Promise<void> {
  await clickHouse.insert(
    'link_hit',
    hits.map(({ id, ownerId, visitorHash: _hash, ...hit }) => ({
      ...hit,
      owner: owners.get(ownerId)?.number ?? NO_OWNER,
      day: dayOfHitId(id),
      id: String(id),
    })),
  )
  const readers = listReaders(hits, owners).flatMap(({ hit, ...reader }) => {
    if (reader.day < readersFrom) return []
    const firstQuarter = quarterOfHitId(hit.id)
    return [hit.identifier, ALL_BOOKS].map((identifier) => ({
      ...reader,
      identifier,
      firstQuarter,
    }))
  })
  await clickHouse.insert('day_reader', readers)
}

/** The first day whose readers are still told apart: at noon of the 21st the 20th, for any time zone. */
export function firstReaderDay(nowMs: number): string {
  return addDays(dayOf(nowMs), -1)
}
