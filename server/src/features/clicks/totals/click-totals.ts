import type { OwnedHit } from './tally.ts'

/** The key in `service_state`. The totals include every hit up to this id, except late ones. */
export const CURSOR = 'click-totals-cursor'

export interface RollUpResult {
  /** Hits added; fewer than the limit when no more are stored. */
  readonly hits: number
  /** The totals now include every hit up to this id. */
  readonly reached: bigint
}

export interface ClickTotals {
  /**
   * Adds the next hits with ids below `before` to the totals, at most `limit`, and late hits that
   * arrived meanwhile. One transaction: after a crash, either all are added or none.
   */
  readonly rollUp: (
    before: bigint,
    limit: number,
    now: Date,
  ) => RollUpResult | Promise<RollUpResult>
}

/** A hit as the totals read it. */
export interface HitRow extends Omit<OwnedHit, 'ownerId' | 'timeZone'> {
  /** The id as text: it has more bits than a JavaScript number. */
  readonly idText: string
  readonly ownerId: string | null
  /** Null when the owner's account is deleted. */
  readonly timeZone: string | null
}

/** Only redirects of links with an owner count; a click that a page reports never does (S11). */
export function isOwned<Row extends HitRow>(row: Row): row is Row & OwnedHit {
  return row.source === 'redirect' && row.ownerId !== null && row.timeZone !== null
}
