import { timeOfHitId } from './hit-id.ts'
import type { LinkHitRow } from './schema.ts'

/** A link as its hits store it: an owner's link to a book. */
export interface HitLink {
  /** Null for a link without an account. */
  readonly ownerId: string | null
  /** The book's key. */
  readonly identifier: string
  /** Null for the web. */
  readonly channel: LinkHitRow['channel']
  readonly campaign: LinkHitRow['campaign']
}

/** A request for a link. */
export interface Hit
  extends HitLink,
    Readonly<Omit<LinkHitRow, 'owner' | 'id' | 'identifier' | 'newReader'>> {
  /** Time-ordered and unique across processes, see `hit-id.ts`. */
  readonly id: bigint
  /** Identifies a reader for one day, and is deleted once the day's readers are counted. */
  readonly visitorHash: string | null
}

/** A hit as read from the store. */
export interface StoredHit extends Readonly<Omit<LinkHitRow, 'owner' | 'id' | 'newReader'>> {
  readonly id: bigint
  /** To the minute in UTC, `2026-11-21T09:30`. */
  readonly openedAt: string
}

/** The columns of a hit that a store has besides its owner, its id, and its mark. */
export const hitColumns = [
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
] as const satisfies readonly (keyof StoredHit)[]

/** The same with its owner's number, and with the mark of a new reader, which only SQL databases have. */
export interface MarkedHit extends StoredHit, Readonly<Pick<LinkHitRow, 'owner' | 'newReader'>> {}

let minute = { number: -1, text: '' }

/** The minute in UTC. No finer time is shown or exported. @example toUtcMinute(1_795_254_600_000) // '2026-11-21T09:50' */
export function toUtcMinute(timeMs: number): string {
  const number = Math.floor(timeMs / 60_000)
  if (minute.number !== number) {
    minute = { number, text: new Date(timeMs).toISOString().slice(0, 16) }
  }
  return minute.text
}

/** A row whose id is read as text: it has more bits than a JavaScript number. */
export function toStoredHit<Row extends { readonly idText: string }>({ idText, ...row }: Row) {
  const id = BigInt(idText)
  return { ...row, id, openedAt: toUtcMinute(timeOfHitId(id)) }
}

/** Hits in the order of their ids, and where the next page begins when this one is full. */
export function toPage<Listed extends Pick<Hit, 'id'>>(hits: Listed[], limit: number) {
  const last = hits.at(-1)
  return { hits, next: last && hits.length === limit ? last.id + 1n : null }
}
