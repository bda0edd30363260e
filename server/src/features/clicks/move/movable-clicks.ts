import type { Tables } from '../../../db/tables.ts'
import type { MarkedHit } from '../hit.ts'

export type MovedReader = Tables['day_reader']

/** How many hits each day (UTC) has. */
export type HitsByDay = ReadonlyMap<string, number>

/**
 * One of the two stores, as the source or the target of a move. Everything may be written twice. The totals
 * of days whose hits are deleted stay in the main database.
 */
export interface MovableClicks {
  readonly countDays: () => Promise<HitsByDay>
  /** The hits of a month (UTC), ordered by owner and time. */
  readonly readHits: (month: string) => AsyncIterable<readonly MarkedHit[]>
  /** Takes all hits of an owner's quarter hour at once. */
  readonly writeHits: (hits: readonly MarkedHit[]) => Promise<void>
  /** The visitor hashes of the last days, so that their readers do not count again. */
  readonly readReaders: (firstDay: string) => AsyncIterable<readonly MovedReader[]>
  readonly writeReaders: (readers: readonly MovedReader[]) => Promise<void>
  /** Call it when everything is written. */
  readonly complete: () => Promise<void>
  /** Deletes all visitor hashes. */
  readonly forgetReaders: () => Promise<void>
  /** Deletes all hits and readers. */
  readonly clear: () => Promise<void>
}
