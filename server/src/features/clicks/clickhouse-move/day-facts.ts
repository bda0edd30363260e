/** The hits of one owner and day (UTC). Days with the same facts have the same hits. */
export interface DayFacts {
  readonly hits: number
  readonly clicks: number
  /** Over the ids and exclusion reasons. */
  readonly digest: string
  readonly newestId: bigint
}

/** By owner number, then by day. */
export type FactsByOwner = ReadonlyMap<number, ReadonlyMap<string, DayFacts>>

/** As a database returns it; a day of `day` number 0 is the first day of hit ids. */
export interface FactsRow {
  readonly owner: number
  readonly day: string
  readonly hits: number | string
  readonly clicks: number | string
  readonly digest: string
  readonly newestId: string
}

/** Owners from one number to another, to read few rows at a time. */
export interface OwnerRange {
  readonly first: number
  readonly last: number
}

/** Ids are taken modulo this number in digests, so that their sum fits into 64 bits. */
export const DIGEST_MODULUS = 1_000_000_007

export function toFactsByOwner(rows: readonly FactsRow[]): FactsByOwner {
  const byOwner = new Map<number, Map<string, DayFacts>>()
  for (const { owner, day, hits, clicks, digest, newestId } of rows) {
    const days = byOwner.get(owner) ?? new Map<string, DayFacts>()
    byOwner.set(owner, days)
    const counts = { hits: Number(hits), clicks: Number(clicks) }
    days.set(day, { ...counts, digest, newestId: BigInt(newestId) })
  }
  return byOwner
}

export function haveSameHits(a: DayFacts, b: DayFacts): boolean {
  return a.hits === b.hits && a.clicks === b.clicks && a.digest === b.digest
}
