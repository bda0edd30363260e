import type Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables/index.ts'
import type { Hit, NumberedHit } from './hit.ts'
import { firstHitIdAt } from './hit-id.ts'
import type { PutHits } from './hit-store.ts'

/** A hit that is stored later than this after its opening is marked: totals may be past its place. */
export const LATE_MS = 5000

/** Calling SQLite costs as much as several values: so many hits at most share one call. */
const ROWS_AT_ONCE = 16

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
const SHARED = ['openedAt', 'retailer', 'channel', 'source'] as const
const columnList = ['id', ...hitColumns].map((column) => `"${column}"`).join(', ')
const OWN_VALUES = 1 + hitColumns.length - SHARED.length

/** Puts hits where they are counted and read: a row for each. */
export function createHitRows(sqlite: Sqlite.Database, now: () => number = Date.now): PutHits {
  const begin = sqlite.prepare('begin immediate')
  const markLate = sqlite.prepare('insert into late_hit (id) values (?)')
  const commit = sqlite.prepare('commit')
  const rollback = sqlite.prepare('rollback')
  const inserts = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
    statement: sqlite.prepare(insertOf(index + 1)),
    // Filled anew each time, which costs less than a new list.
    values: new Array<unknown>((index + 1) * OWN_VALUES).fill(null),
  }))

  function insert(hits: readonly NumberedHit[], from: number, rows: number) {
    const { statement, values } = inserts[rows - 1] as (typeof inserts)[number]
    // One by one: of a list, better-sqlite3 asks the runtime for each value, which is a call more.
    return statement.run(...fillValues(values, hits, from, rows), hits[from]?.hit)
  }

  function insertAll(hits: readonly NumberedHit[]): void {
    for (let done = 0, rows = 0; done < hits.length; done += rows) {
      rows = countAlike(hits, done)
      insert(hits, done, rows)
    }
  }

  /** A hit that was there already was counted, or will be, in its place: it is not marked. */
  function insertAndMark(hits: readonly NumberedHit[], lateBefore: bigint): void {
    for (const [index, { id }] of hits.entries()) {
      const { changes } = insert(hits, index, 1)
      if (id < lateBefore && changes > 0) markLate.run(id)
    }
  }

  return (hits) => {
    const lateBefore = firstHitIdAt(now() - LATE_MS)
    const isAnyLate = hits.some(({ id }) => id < lateBefore)
    // A statement is a transaction of its own: a few readers wait for one call in place of three.
    if (!isAnyLate && hits.length > 0 && countAlike(hits, 0) === hits.length) {
      insert(hits, 0, hits.length)
      return
    }
    begin.run()
    try {
      if (isAnyLate) insertAndMark(hits, lateBefore)
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

/** How many from here on, itself among them, one statement can take. */
function countAlike(hits: readonly NumberedHit[], from: number): number {
  const end = Math.min(hits.length, from + ROWS_AT_ONCE)
  const first = hits[from]?.hit
  let index = from + 1
  while (index < end && shareValues(hits[index]?.hit, first)) index++
  return index - from
}

function shareValues(one: Hit | undefined, other: Hit | undefined): boolean {
  return (
    one?.openedAt === other?.openedAt &&
    one?.retailer === other?.retailer &&
    one?.channel === other?.channel &&
    one?.source === other?.source
  )
}

/** In the order of the columns; written out, since a loop over their names costs as much again. */
function fillValues(
  values: unknown[],
  hits: readonly NumberedHit[],
  from: number,
  rows: number,
): unknown[] {
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
    values[at++] = hit.marketplace
    values[at++] = hit.device
    values[at++] = hit.browser
    values[at++] = hit.refererHost
    values[at++] = hit.language
    values[at++] = hit.excludedBecause
    values[at++] = hit.reader
  }
  return values
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
