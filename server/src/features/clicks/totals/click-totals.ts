import type { OwnedHit } from './tally.ts'

/** In `service_state`: every hit up to this id is in the totals, apart from late ones. */
export const CURSOR = 'click-totals-cursor'

export interface RollUpAnswer {
  /** Hits that were looked at; fewer than were asked for when nothing more is there. */
  readonly hits: number
  /** The id up to which all are in the totals now. */
  readonly reached: bigint
}

export interface ClickTotals {
  /**
   * Adds the next hits with ids below `before` to the totals, at most so many, with the late ones
   * that have come meanwhile. One transaction: a crash adds them wholly or not at all.
   */
  readonly rollUp: (
    before: bigint,
    atMost: number,
    now: Date,
  ) => RollUpAnswer | Promise<RollUpAnswer>
}

/** A hit as it is read for the totals. */
export interface HitRow extends Omit<OwnedHit, 'ownerId' | 'timeZone'> {
  /** The id, wider than a number of JavaScript. */
  readonly idText: string
  readonly ownerId: string | null
  /** Null for an owner whose account is gone. */
  readonly timeZone: string | null
}

/** A page's own report never adds to the redirect's (S11); nobody's link is in nobody's totals. */
export function isOwned<Row extends HitRow>(row: Row): row is Row & OwnedHit {
  return row.source === 'redirect' && row.ownerId !== null && row.timeZone !== null
}
