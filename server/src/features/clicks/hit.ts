import type { HitTable } from '../../db/tables/hit.table.ts'
import type { HitKindTable, HitLinkTable } from '../../db/tables/shared-hit-values.table.ts'

/** A request for a link, as read from the database. */
export type Hit = Readonly<Omit<HitTable, 'id'>>

/**
 * Values that many hits share are one object for all of them. The store notes here in which row of
 * which table they are stored. Other code does not read it.
 */
export interface SharedValue {
  storedIn: object | null
  row: number
}

/** The link that was requested. */
export type HitLink = Readonly<Omit<HitLinkTable, 'id' | 'month'>> & SharedValue

/** Properties that many hits share: country, seller, device, and so on. */
export type HitKind = HitKindValues & SharedValue

export type HitKindValues = Readonly<Omit<HitKindTable, 'id' | 'month'>>

/** A hit before it has an id. */
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

/** Copies field by field, so that all kinds have the same hidden class in V8. */
export function createHitKind(kind: HitKindValues): HitKind {
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

/** The minute in UTC. Hits store no finer time (P2). @example openedAtMinute(1_795_254_600_000) // '2026-11-21T09:50' */
export function toUtcMinute(timeMs: number): string {
  const number = Math.floor(timeMs / 60_000)
  if (minute.number !== number) {
    minute = { number, text: new Date(timeMs).toISOString().slice(0, 16) }
  }
  return minute.text
}
