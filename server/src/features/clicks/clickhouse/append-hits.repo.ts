import { addDays, createLocalClock } from '@everyshelf/domain/clicks'
import { type Hit, toUtcMinute } from '../hit.ts'
import { dayOfHitId, timeOfHitId } from '../hit-id.ts'
import { type HitOwner, NO_OWNER } from '../store/hit-owners.repo.ts'
import type { ClickHouse } from './clickhouse.ts'

export type OwnersById = ReadonlyMap<string, Pick<HitOwner, 'number' | 'timeZone'>>

/** The identifier in `day_reader` for all of an owner's books together. */
export const ALL_BOOKS = ''

/** Stores hits, and which readers clicked. Everything has a key, so it may be sent again, in part or twice. */
export async function appendHits(
  clickHouse: Pick<ClickHouse, 'insert'>,
  hits: readonly Hit[],
  owners: OwnersById,
  /** Readers of days before are counted already. */
  readersFrom: string,
): Promise<void> {
  const findOwner = ({ ownerId }: Hit) => (ownerId === null ? undefined : owners.get(ownerId))
  await clickHouse.insert(
    'link_hit',
    hits.map(({ id, ownerId, visitorHash: _hash, ...hit }) => ({
      ...hit,
      owner: (ownerId === null ? undefined : owners.get(ownerId)?.number) ?? NO_OWNER,
      day: dayOfHitId(id),
      id: String(id),
    })),
  )
  const clocks = new Map<string, ReturnType<typeof createLocalClock>>()
  const readers = hits.flatMap((hit) => {
    const owner = findOwner(hit)
    const { visitorHash, excludedBecause, identifier, id } = hit
    if (!owner || visitorHash === null || excludedBecause !== null) return []
    const clock = clocks.get(owner.timeZone) ?? createLocalClock(owner.timeZone)
    clocks.set(owner.timeZone, clock)
    const { day } = clock(toUtcMinute(timeOfHitId(id)))
    if (day < readersFrom) return []
    const firstQuarter = toQuarterSeconds(timeOfHitId(id))
    const reader = { owner: owner.number, day, visitorHash, firstQuarter }
    return [identifier, ALL_BOOKS].map((book) => ({ ...reader, identifier: book }))
  })
  await clickHouse.insert('day_reader', readers)
}

/** The first day whose readers are still told apart: at noon of the 21st the 20th, for any time zone. */
export function firstReaderDay(nowMs: number): string {
  return addDays(new Date(nowMs).toISOString().slice(0, 10), -1)
}

/** Seconds since 1970. */
export function toQuarterSeconds(timeMs: number): number {
  return Math.floor(timeMs / QUARTER_MS) * (QUARTER_MS / 1000)
}

const QUARTER_MS = 15 * 60 * 1000
