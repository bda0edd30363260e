import { createLocalClock } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries } from '../../../db/transact.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { type Hit, toUtcMinute } from '../hit.ts'
import { dayOfHitId, timeOfHitId, toQuarter } from '../hit-id.ts'
import { ALL_BOOKS, type LinkHitRow } from '../schema.ts'
import {
  type HitOwner,
  type HitOwners,
  markUnpacked,
  NO_OWNER,
  openHitOwners,
} from './hit-owners.repo.ts'
import { jsonRows } from './json-rows.repo.ts'

/** Hits and clicks that were stored for the first time, by day (UTC). */
export type AddedCounts = ReadonlyMap<string, { readonly hits: number; readonly clicks: number }>

/**
 * Stores hits and counts their readers, in the caller's transaction:
 * 1. Locks the owners of the hits, and gives new ones a number.
 * 2. Adds the readers of clicks, and finds the hits that are a reader's first of the day.
 * 3. Notes the quarter hours from which months must be packed again.
 * 4. Inserts the hits that are not stored yet, and counts them by day.
 */
export async function appendHits(
  queries: Queries,
  kind: DatabaseKind,
  sent: readonly Hit[],
): Promise<AddedCounts> {
  // After a failed sync, the spool may contain a hit twice.
  const hits = [...new Map(sent.map((hit) => [hit.id, hit])).values()]
  const owners = await openHitOwners(queries, kind, hits)
  const newReaders = await addReaders(queries, kind, hits, owners)
  await markTimes(queries, hits, owners)
  return await insertHits(
    queries,
    kind,
    hits.map((hit) => ({
      ...hit,
      owner: owners.get(hit.ownerId)?.number ?? NO_OWNER,
      newReader: newReaders.get(hit.id) ?? 0,
    })),
  )
}

/** Stores hits that are not stored yet, and counts them. Readers and packed months are the caller's concern. */
export async function insertHits(
  queries: Queries,
  kind: DatabaseKind,
  hits: readonly (Omit<LinkHitRow, 'id'> & Pick<Hit, 'id'>)[],
): Promise<AddedCounts> {
  const { rows } = await sql<{ id: string; isClick: number }>`insert into link_hit
  (owner, id, identifier, country, retailer, marketplace, device, browser, "referrerHost", language,
  channel, campaign, "excludedBecause", "newReader")
${jsonRows(
  kind,
  HIT_TYPES,
  hits.map((hit) => [
    hit.owner,
    String(hit.id),
    hit.identifier,
    hit.country,
    hit.retailer,
    hit.marketplace,
    hit.device,
    hit.browser,
    hit.referrerHost,
    hit.language,
    hit.channel,
    hit.campaign,
    hit.excludedBecause,
    hit.newReader,
  ]),
)}
on conflict (owner, id) do nothing
returning cast(id as text) as id, case when "excludedBecause" is null then 1 else 0 end as "isClick"`.execute(
    queries,
  )
  const added = new Map<string, { hits: number; clicks: number }>()
  for (const { id, isClick } of rows) {
    const day = dayOfHitId(BigInt(id))
    const counts = added.get(day) ?? { hits: 0, clicks: 0 }
    counts.hits++
    counts.clicks += isClick
    added.set(day, counts)
  }
  return added
}

const HIT_TYPES = [
  'integer',
  'bigint',
  ...Array.from({ length: 11 }, () => 'text' as const),
  'integer',
] as const

/** The reader of each click, and the day in the owner's time zone. Links without an owner have none. */
export function listReaders(hits: readonly Hit[], owners: HitOwners) {
  const clocks = new Map<string, ReturnType<typeof createLocalClock>>()
  return hits.flatMap((hit) => {
    const owner = owners.get(hit.ownerId)
    const { visitorHash, excludedBecause } = hit
    if (!owner || visitorHash === null || excludedBecause !== null) return []
    const clock = clocks.get(owner.timeZone) ?? createLocalClock(owner.timeZone)
    clocks.set(owner.timeZone, clock)
    const { day } = clock(toUtcMinute(timeOfHitId(hit.id)))
    return [{ owner: owner.number, day, visitorHash, hit }]
  })
}

/** By hit: 1 for the first click of a reader on the book that day, 2 when it is the first on any book. */
async function addReaders(
  queries: Queries,
  kind: DatabaseKind,
  hits: readonly Hit[],
  owners: HitOwners,
): Promise<ReadonlyMap<bigint, number>> {
  const clicks = listReaders(hits, owners).map(({ owner, day, visitorHash, hit }) => {
    const key = (identifier: string) => [owner, day, identifier, visitorHash] as const
    return { id: hit.id, ofBook: key(hit.identifier), ofAll: key(ALL_BOOKS) }
  })
  if (clicks.length === 0) return new Map()
  const keys = new Map(
    clicks.flatMap(({ ofBook, ofAll }) => [ofBook, ofAll].map((key) => [key.join('\n'), key])),
  )
  // In order, so that two processes never wait for each other.
  const sorted = [...keys].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key)
  const { rows } = await sql<{
    owner: number
    day: string
    identifier: string
    visitorHash: string
  }>`insert into day_reader (owner, day, identifier, "visitorHash")
${jsonRows(kind, ['integer', 'text', 'text', 'text'], sorted)}
on conflict do nothing returning owner, day, identifier, "visitorHash"`.execute(queries)
  const fresh = new Set(
    rows.map(({ owner, day, identifier, visitorHash }) =>
      [owner, day, identifier, visitorHash].join('\n'),
    ),
  )
  const isFirst = (key: readonly (string | number)[]) => fresh.delete(key.join('\n'))
  return new Map(
    clicks.map(({ id, ofBook, ofAll }) => {
      const isNewOfBook = isFirst(ofBook)
      return [id, isFirst(ofAll) ? 2 : Number(isNewOfBook)] as const
    }),
  )
}

/** From the mark on, hits of its month are not packed. It says nothing of other months. */
function isMarked({ unpackedFrom }: HitOwner, time: string): boolean {
  return unpackedFrom !== null && unpackedFrom <= time && monthOf(unpackedFrom) === monthOf(time)
}

/** Notes the quarter hours of hits that are late, or the owner's first since the last pack. */
async function markTimes(queries: Queries, hits: readonly Hit[], owners: HitOwners): Promise<void> {
  const marked = new Map<string, Set<number>>()
  for (const hit of hits) {
    const owner = owners.get(hit.ownerId)
    const time = toQuarter(timeOfHitId(hit.id))
    if (!owner || isMarked(owner, time)) continue
    marked.set(time, (marked.get(time) ?? new Set()).add(owner.number))
  }
  for (const [time, numbers] of [...marked].sort()) await markUnpacked(queries, [...numbers], time)
}
