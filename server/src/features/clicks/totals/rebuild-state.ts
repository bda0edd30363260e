/** The key in `service_state` of the owner whose totals move to another time zone, and the progress. */
export const REBUILD_KEY = 'click-recount'

/** Hits up to `reached` count in the new time zone, later ones in the old. */
export interface Rebuild {
  readonly ownerId: string
  readonly timeZone: string
  readonly reached: bigint
}

export function parseRebuild(text: string | undefined): Rebuild | null {
  if (text === undefined) return null
  const { ownerId, timeZone, reached } = JSON.parse(text)
  return { ownerId, timeZone, reached: BigInt(reached) }
}

export function formatRebuild({ ownerId, timeZone, reached }: Rebuild): string {
  return JSON.stringify({ ownerId, timeZone, reached: String(reached) })
}

/** A late hit counts in the new time zone when the rebuild has passed its id. */
export function withRebuiltTimeZone<
  Row extends {
    readonly idText: string
    readonly ownerId: string | null
    readonly timeZone: string | null
  },
>(row: Row, rebuild: Rebuild | null): Row {
  if (!rebuild || row.ownerId !== rebuild.ownerId) return row
  return BigInt(row.idText) <= rebuild.reached ? { ...row, timeZone: rebuild.timeZone } : row
}
