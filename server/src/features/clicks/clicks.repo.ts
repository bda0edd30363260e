import type Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import type { Tables } from '../../db/tables/index.ts'
import type { Hit, NumberedHit } from './hit.ts'
import { firstHitIdAt } from './hit-id.ts'
import type { LogSync } from './log-sync.ts'
import { createSyncPolicy, type SyncMode, type SyncPolicy } from './sync-policy.ts'

/** What went wrong with a batch: `locked` ends by itself, `data` will be refused for ever. */
export type WriteProblem = 'locked' | 'data' | 'failed'

export interface HitStore {
  /**
   * Stores all hits or none. They are on disk when it returns or resolves; a hit that is there
   * already is left as it is. Throws or rejects when they could not be stored. `countWaiting` tells
   * how many more have come since.
   */
  readonly write: (hits: readonly NumberedHit[], countWaiting: () => number) => void | Promise<void>
  readonly problemOf: (error: unknown) => WriteProblem
  /** How long a reader is made to wait for it. */
  readonly answerWithinMs: number
}

/** A hit that is stored later than this after its opening is marked: totals may be past its place. */
export const LATE_MS = 5000

/** A local disk that stalls would hold up everything else as well. */
const LOCAL_ANSWER_MS = 500

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

/**
 * Takes a connection that is left at `synchronous = FULL`: a commit is on disk when it returns. When
 * the disk is to be waited for beside the event loop, the commit itself does not wait (NORMAL), and
 * the log is synced afterwards, before anybody is answered: the promise is the same (R2).
 */
export function createSqliteHitStore(
  sqlite: Sqlite.Database,
  log: Pick<LogSync, 'sync'>,
  policy: SyncPolicy = createSyncPolicy(),
  now: () => number = Date.now,
): HitStore {
  const begin = sqlite.prepare('begin immediate')
  const insertOne = sqlite.prepare(insertOf(1))
  const insertSeveral = sqlite.prepare(insertOf(ROWS_AT_ONCE))
  // Filled anew each time, which costs less than a new list.
  const valuesOfOne = new Array<unknown>(OWN_VALUES).fill(null)
  const valuesOfSeveral = new Array<unknown>(ROWS_AT_ONCE * OWN_VALUES).fill(null)
  const markLate = sqlite.prepare('insert into late_hit (id) values (?)')
  const commit = sqlite.prepare('commit')
  const rollback = sqlite.prepare('rollback')
  let mode: SyncMode = 'inline'

  function prepare(next: SyncMode): void {
    if (next === mode) return
    sqlite.pragma(next === 'inline' ? 'synchronous = FULL' : 'synchronous = NORMAL')
    mode = next
  }

  function transact(hits: readonly NumberedHit[]): void {
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

  async function syncBeside(hits: number, startedAt: number, countWaiting: () => number) {
    await log.sync()
    policy.observe('beside', hits, performance.now() - startedAt, countWaiting())
  }

  return {
    write: (hits, countWaiting) => {
      const startedAt = performance.now()
      prepare(policy.choose(hits.length))
      transact(hits)
      if (mode === 'beside') return syncBeside(hits.length, startedAt, countWaiting)
      policy.observe('inline', hits.length, performance.now() - startedAt, countWaiting())
      return undefined
    },
    answerWithinMs: LOCAL_ANSWER_MS,
    problemOf: (error) => {
      const code = codeOf(error)
      if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return 'locked'
      return /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(code) ? 'data' : 'failed'
    },
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code)
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
