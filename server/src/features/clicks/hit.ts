import type { HitTable } from '../../db/tables/hit.table.ts'
import type { HitKindTable, HitLinkTable } from '../../db/tables/hit-parts.table.ts'

/** One opening of a link, as it is read. */
export type Hit = Readonly<Omit<HitTable, 'id'>>

/**
 * What many hits have in common is one object for all of them. Whoever stores hits notes here which
 * of the rows in which place it is; nobody else reads that.
 */
export interface SharedPart {
  storedIn: object | null
  row: number
}

/** Which link was opened. */
export type HitLink = Readonly<Omit<HitLinkTable, 'id' | 'month'>> & SharedPart

/** What kind of opening it was. */
export type HitKind = KindOfHit & SharedPart

export type KindOfHit = Readonly<Omit<HitKindTable, 'id' | 'month'>>

/** One opening of a link, before it has its number. */
export interface NewHit extends Pick<Hit, 'openedAt' | 'refererHost' | 'channel' | 'reader'> {
  readonly link: HitLink
  readonly kind: HitKind
}

export interface NumberedHit {
  readonly id: bigint
  readonly hit: NewHit
}

export function createHitLink(
  linkId: string | null,
  ownerId: string | null,
  identifier: string,
): HitLink {
  return { linkId, ownerId, identifier, storedIn: null, row: 0 }
}

/** Field by field, since all kinds shall be alike to the runtime, whatever they were made of. */
export function createHitKind(kind: KindOfHit): HitKind {
  return {
    country: kind.country,
    retailer: kind.retailer,
    marketplace: kind.marketplace,
    device: kind.device,
    browser: kind.browser,
    language: kind.language,
    excludedBecause: kind.excludedBecause,
    source: kind.source,
    storedIn: null,
    row: 0,
  }
}

let minute = { number: -1, text: '' }

/** To the minute and no finer (P2). @example openedAtMinute(1_795_254_600_000) // '2026-11-21T09:50' */
export function openedAtMinute(timeMs: number): string {
  const number = Math.floor(timeMs / 60_000)
  if (minute.number !== number) {
    minute = { number, text: new Date(timeMs).toISOString().slice(0, 16) }
  }
  return minute.text
}
