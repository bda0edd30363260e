/** In `service_state`: whose totals are being moved to another clock, and how far. */
export const RECOUNT = 'click-recount'

/** Hits up to the one that is reached are in the totals by the new clock, the others by the old. */
export interface Recount {
  readonly ownerId: string
  readonly timeZone: string
  readonly reached: bigint
}

export function parseRecount(text: string | undefined): Recount | null {
  if (text === undefined) return null
  const { ownerId, timeZone, reached } = JSON.parse(text)
  return { ownerId, timeZone, reached: BigInt(reached) }
}

export function formatRecount({ ownerId, timeZone, reached }: Recount): string {
  return JSON.stringify({ ownerId, timeZone, reached: String(reached) })
}

/** A hit that comes late, at a place where its owner's others are by the new clock already. */
export function inZoneOf<
  Row extends {
    readonly idText: string
    readonly ownerId: string | null
    readonly timeZone: string | null
  },
>(row: Row, recount: Recount | null): Row {
  if (!recount || row.ownerId !== recount.ownerId) return row
  return BigInt(row.idText) <= recount.reached ? { ...row, timeZone: recount.timeZone } : row
}
