import type Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables/index.ts'
import type { Hit, NumberedHit } from './hit.ts'
import { firstHitIdAt } from './hit-id.ts'
import type { PutHits } from './hit-store.ts'

/** A hit that is stored later than this after its opening is marked: totals may be past its place. */
export const LATE_MS = 5000

/** Calling SQLite costs as much as several values: so many hits share one call. */
const ROWS_AT_ONCE = 8

/** Of the table and of every file that holds hits, beside their `id`. */
export const hitColumns = [
  'openedAt',
  'linkId',
  'ownerId',
  'identifier',
  'country',
  'retailer',
  'marketplace',
  'device',
  'browser',
  'refererHost',
  'language',
  'channel',
  'excludedBecause',
  'source',
  'reader',
] as const satisfies readonly (keyof Hit)[]

/** Bound once for all rows of a statement, which are alike in them nearly always. */
const SHARED = ['openedAt', 'source'] as const
const columnList = ['id', ...hitColumns].map((column) => `"${column}"`).join(', ')
const OWN_VALUES = 1 + hitColumns.length - SHARED.length

/** Puts hits where they are counted and read: a row for each. */
export function createHitRows(sqlite: Sqlite.Database, now: () => number = Date.now): PutHits {
  const begin = sqlite.prepare('begin immediate')
  const insertOne = sqlite.prepare(insertOf(1))
  const insertSeveral = sqlite.prepare(insertOf(ROWS_AT_ONCE))
  // Filled anew each time, which costs less than a new list.
  const valuesOfOne = new Array<unknown>(OWN_VALUES).fill(null)
  const valuesOfSeveral = new Array<unknown>(ROWS_AT_ONCE * OWN_VALUES).fill(null)
  const markLate = sqlite.prepare('insert into late_hit (id) values (?)')
  const commit = sqlite.prepare('commit')
  const rollback = sqlite.prepare('rollback')

  function insertAll(hits: readonly NumberedHit[]): void {
    let done = 0
    while (done < hits.length) {
      if (areAlike(hits, done, ROWS_AT_ONCE)) {
        const shared = fillValues(valuesOfSeveral, hits, done, ROWS_AT_ONCE)
        insertSeveral.run(valuesOfSeveral, shared)
        done += ROWS_AT_ONCE
      } else insertHit(hits, done++)
    }
  }

  function insertHit(hits: readonly NumberedHit[], index: number): Sqlite.RunResult {
    const shared = fillValues(valuesOfOne, hits, index, 1)
    return insertOne.run(valuesOfOne, shared)
  }

  /** A hit that was there already was counted, or will be, in its place: it is not marked. */
  function insertAndMark(hits: readonly NumberedHit[], lateBefore: bigint): void {
    for (const [index, { id }] of hits.entries()) {
      const { changes } = insertHit(hits, index)
      if (id < lateBefore && changes > 0) markLate.run(id)
    }
  }

  return (hits) => {
    const lateBefore = firstHitIdAt(now() - LATE_MS)
    begin.run()
    try {
      if (hits.some(({ id }) => id < lateBefore)) insertAndMark(hits, lateBefore)
      else insertAll(hits)
      commit.run()
    } catch (error) {
      if (sqlite.inTransaction) rollback.run()
      throw error
    }
  }
}

function insertOf(rows: number): string {
  const values = hitColumns.map((column) => (isShared(column) ? `@${column}` : '?'))
  const row = `(?, ${values.join(', ')})`
  return `insert into hit (${columnList}) values ${Array(rows).fill(row).join(', ')}
on conflict (id) do nothing`
}

function isShared(column: string): boolean {
  return SHARED.some((shared) => shared === column)
}

/** Whether there are so many from here on, and one statement can take them. */
function areAlike(hits: readonly NumberedHit[], from: number, rows: number): boolean {
  const first = hits[from]?.hit
  for (let index = from; index < from + rows; index++) {
    const hit = hits[index]?.hit
    if (!first || hit?.openedAt !== first.openedAt || hit.source !== first.source) return false
  }
  return true
}

/**
 * In the order of the columns; written out, since a loop over their names costs as much again.
 * Returns what all of them share.
 */
function fillValues(
  values: unknown[],
  hits: readonly NumberedHit[],
  from: number,
  rows: number,
): Pick<Hit, (typeof SHARED)[number]> | undefined {
  let at = 0
  for (let index = from; index < from + rows; index++) {
    const entry = hits[index]
    if (!entry) break
    const { id, hit } = entry
    values[at++] = id
    values[at++] = hit.linkId
    values[at++] = hit.ownerId
    values[at++] = hit.identifier
    values[at++] = hit.country
    values[at++] = hit.retailer
    values[at++] = hit.marketplace
    values[at++] = hit.device
    values[at++] = hit.browser
    values[at++] = hit.refererHost
    values[at++] = hit.language
    values[at++] = hit.channel
    values[at++] = hit.excludedBecause
    values[at++] = hit.reader
  }
  return hits[from]?.hit
}

/** What a beacon's row takes from the saved link it names. */
export interface TrackedLink {
  readonly id: string
  readonly ownerId: string | null
  readonly identifier: string
}

export type FindTrackedLink = (id: string) => Promise<TrackedLink | undefined>

export function createTrackedLinkFinder(db: Kysely<Tables>): FindTrackedLink {
  return async (id) =>
    await db
      .selectFrom('saved_link')
      .select(['id', 'ownerId', 'identifier'])
      .where('id', '=', id)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
}
