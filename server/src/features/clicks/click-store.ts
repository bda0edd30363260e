import type { ClickFilters } from './counting/click-filters.ts'
import type { ClickCounts, ClickPairs, CountedPair } from './counting/count-columns.ts'
import type { Hit, StoredHit } from './hit.ts'

export interface HitPage {
  /** In the order of time. */
  readonly hits: readonly StoredHit[]
  /** Where the next page begins; null at the end. */
  readonly next: bigint | null
}

/** A hit and the account whose link it is on. */
export interface OwnedHit extends StoredHit {
  readonly ownerId: string
}

/** A day in UTC with hits of one owner. */
export interface OwnerDay {
  /** The owner's number in the store. */
  readonly owner: number
  readonly day: string
}

/** The first days that stay; what has none stays as it is. */
export interface ExpiredBefore {
  /** In UTC. Deleted hits leave daily totals. */
  readonly hits?: string
  readonly totals?: string
  /** The visitor hashes, which tell the readers of a day apart. */
  readonly readers?: string
}

/** What charts ask. Every result equals a plain count over the stored hits. */
export interface ClickQueries {
  /** Days from `firstDay` on, and what the hits of the filtered period are made of. */
  readonly countClicks: (filters: ClickFilters, firstDay: string) => Promise<ClickCounts>
  /** The clicks of the filtered period by two things, without pairs that have none. */
  readonly countPairs: (filters: ClickFilters, by: CountedPair) => Promise<ClickPairs>
  /** An owner's hits one by one, from one id to another. */
  readonly listHits: (ownerId: string, from: bigint, before: bigint) => Promise<HitPage>
  /** What is left of an owner's days whose hits are deleted, for the file with the account's data. */
  readonly listTotals: (ownerId: string) => Promise<readonly object[]>
  /** Hits of these owners with ids from `from` on, newest first, at most `limit`. */
  readonly listNewest: (
    ownerIds: readonly string[],
    from: bigint,
    limit: number,
  ) => Promise<OwnedHit[]>
}

/** Where clicks are stored. */
export interface ClickStore extends ClickQueries {
  /** Stores all hits or none, skips those that are stored already, and counts their readers. */
  readonly append: (hits: readonly Hit[]) => Promise<void>
  /** Whether the data of a hit caused the error, rather than an outage. */
  readonly isRejection: (error: unknown) => boolean
  /** Replaces what charts read of a day by what its hits say. Safe to repeat. */
  readonly rebuildDay: (day: OwnerDay) => Promise<void>
  /** What it does when it has time for charts up to a time (a day or quarter hour). Returns what is left. */
  readonly maintain: (before: string, shouldStop: () => boolean) => Promise<string | null>
  /** Classifies all hits again after the counting rules have changed. Returns what is left. */
  readonly reclassify: (shouldStop: () => boolean) => Promise<string | null>
  /** Deletes what is older. Between two steps it stops when it should. Returns why it does not. */
  readonly expire: (before: ExpiredBefore, shouldStop: () => boolean) => Promise<string | null>
}
