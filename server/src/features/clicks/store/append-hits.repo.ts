import { createLocalClock } from '@everyshelf/domain/clicks'
import { type RawBuilder, sql } from 'kysely'
import { kindOf } from '../../../db/dialect.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'
import { monthOf } from '../counting/hit-columns.ts'
import { type Hit, hitColumns, type MarkedHit, toUtcMinute } from '../hit.ts'
import { dayOfHitId, timeOfHitId, toQuarter } from '../hit-id.ts'
import { ALL_BOOKS } from '../schema.ts'
import {
  type HitOwner,
  type HitOwners,
  markUnpacked,
  NO_OWNER,
  openHitOwners,
} from './hit-owners.repo.ts'

/** Hits and clicks that were stored for the first time, by day (UTC). */
export type AddedCounts = ReadonlyMap<string, { readonly hits: number; readonly clicks: number }>

/**
 * Stores hits and counts their readers, in the caller's transaction:
 * 1. Locks the owners of the hits, and gives new ones a number.
 * 2. Adds the readers of clicks, and finds the hits that are a reader's first of the day.
 * 3. Notes the quarter hours from which months must be packed again.
 * 4. Inserts the hits that are not stored yet, and counts them by day.
 */
export async function appendHits(queries: Queries, sent: readonly Hit[]): Promise<AddedCounts> {
  // After a failed sync, the spool may contain a hit twice.
  const hits = [...new Map(sent.map((hit) => [hit.id, hit])).values()]
  const owners = await openHitOwners(queries, hits)
  const newReaders = await addReaders(queries, hits, owners)
  await markTimes(queries, hits, owners)
  return await insertHits(
    queries,
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
  hits: readonly Omit<MarkedHit, 'openedAt'>[],
): Promise<AddedCounts> {
  const columns = ['owner', 'id', ...hitColumns, 'newReader'] as const
  const { rows } = await sql<{ id: string; isClick: number }>`insert into link_hit
  (owner, id, identifier, country, retailer, marketplace, device, browser, "referrerHost", language,
  channel, campaign, "excludedBecause", "newReader")
${jsonRows(queries, columns, hits)}
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
  hits: readonly Hit[],
  owners: HitOwners,
): Promise<ReadonlyMap<bigint, number>> {
  const clicks = listReaders(hits, owners).map(({ hit, ...reader }) => ({
    id: hit.id,
    ofBook: { ...reader, identifier: hit.identifier },
    ofAll: { ...reader, identifier: ALL_BOOKS },
  }))
  if (clicks.length === 0) return new Map()
  const readers = new Map(
    clicks.flatMap(({ ofBook, ofAll }) => [ofBook, ofAll].map((one) => [keyOf(one), one])),
  )
  // In order, so that two processes never wait for each other.
  const sorted = [...readers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reader]) => reader)
  const fresh = new Set((await insertReaders(queries, sorted)).map(keyOf))
  return new Map(
    clicks.map(({ id, ofBook, ofAll }) => {
      const isNewOfBook = fresh.delete(keyOf(ofBook))
      return [id, fresh.delete(keyOf(ofAll)) ? 2 : Number(isNewOfBook)] as const
    }),
  )
}

type Reader = Tables['day_reader']

function keyOf({ owner, day, identifier, visitorHash }: Reader): string {
  return [owner, day, identifier, visitorHash].join('\n')
}

/** Stores readers, and returns those that are new. */
export async function insertReaders(
  queries: Queries,
  readers: readonly Reader[],
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`insert into day_reader (owner, day, identifier, "visitorHash")
${jsonRows(queries, READER_COLUMNS, readers)}
on conflict do nothing returning owner, day, identifier, "visitorHash"`.execute(queries)
  return rows
}

const READER_COLUMNS = ['owner', 'day', 'identifier', 'visitorHash'] as const

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

/** The columns that are not text. JSON numbers are exact only up to 53 bits. */
const NUMBERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  owner: sql`integer`,
  id: sql`bigint`,
  newReader: sql`integer`,
}

/**
 * Rows as one parameter, a JSON text, to insert many at once: `insert into … (columns) ${rows}`. Thousands of
 * parameters would take longer than the insert.
 */
function jsonRows<Column extends string>(
  queries: Queries,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | bigint | null>>[],
): RawBuilder<unknown> {
  const text = JSON.stringify(
    rows.map((row) =>
      columns.map((column) => (column === 'id' ? String(row[column]) : row[column])),
    ),
  )
  const source =
    kindOf(queries) === 'sqlite'
      ? sql`json_each(${text}) as input`
      : sql`jsonb_array_elements(${text}::jsonb) as input(value)`
  const values = columns.map((column, index) => {
    const value = sql`input.value ->> cast(${index} as integer)`
    const type = NUMBERS[column]
    return type ? sql`cast(${value} as ${type})` : value
  })
  // Without a condition, SQLite would read "on conflict" as part of a join.
  return sql`select ${sql.join(values)} from ${source} where true`
}
