import type Sqlite from 'better-sqlite3'
import { LATE_MS } from './clicks.repo.ts'
import type { NewHit, NumberedHit } from './hit.ts'
import { firstHitIdAt } from './hit-id.ts'
import { createHitParts } from './hit-parts.repo.ts'
import type { PutHits } from './hit-store.ts'

/** Calling SQLite costs as much as several values: so many hits at most share one call. */
const ROWS_AT_ONCE = 16

/** Of each row, `id`, `link`, `kind`, `refererHost` and `reader`; the others are bound for all. */
const OWN_VALUES = 5

/**
 * Puts hits where they are counted and read: what is a hit's own in a row, and what many are alike
 * in once.
 */
export function createSqliteHits(sqlite: Sqlite.Database, now: () => number = Date.now): PutHits {
  const parts = createHitParts(sqlite)
  const begin = sqlite.prepare('begin immediate')
  const markLate = sqlite.prepare('insert into late_hit (id) values (?)')
  const commit = sqlite.prepare('commit')
  const rollback = sqlite.prepare('rollback')
  const inserts = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
    statement: sqlite.prepare(insertOf(index + 1)),
    // Filled anew each time, which costs less than a new list.
    values: new Array<unknown>((index + 1) * OWN_VALUES).fill(null),
  }))
  const shared: { openedMinute: number; channel: string | null } = {
    openedMinute: 0,
    channel: null,
  }

  function insert(hits: readonly NumberedHit[], from: number, rows: number) {
    const { statement, values } = inserts[rows - 1] as (typeof inserts)[number]
    let at = 0
    for (let index = from; index < from + rows; index++) {
      const entry = hits[index]
      if (!entry) break
      values[at++] = entry.id
      values[at++] = entry.hit.link.row
      values[at++] = entry.hit.kind.row
      values[at++] = entry.hit.refererHost
      values[at++] = entry.hit.reader
    }
    const first = hits[from]?.hit
    shared.openedMinute = minuteOf(first?.openedAt ?? '')
    shared.channel = first?.channel ?? null
    // One by one: of a list, better-sqlite3 asks the runtime for each value, which is a call more.
    return statement.run(...values, shared)
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
    const areStored = parts.areStored(hits)
    // A statement is a transaction of its own: a few readers wait for one call in place of three.
    if (areStored && !isAnyLate && hits.length > 0 && countAlike(hits, 0) === hits.length) {
      insert(hits, 0, hits.length)
      return
    }
    begin.run()
    try {
      if (!areStored) parts.store(hits)
      if (isAnyLate) insertAndMark(hits, lateBefore)
      else insertAll(hits)
      commit.run()
    } catch (error) {
      if (sqlite.inTransaction) rollback.run()
      if (!areStored) parts.forgetStored()
      throw error
    }
  }
}

function insertOf(rows: number): string {
  const row = '(?, @openedMinute, ?, ?, ?, @channel, ?)'
  return `insert into hit_row (id, "openedMinute", link, kind, "refererHost", channel, reader)
values ${Array(rows).fill(row).join(', ')}
on conflict (id) do nothing`
}

let minute = { text: '', number: 0 }

/** @example minuteOf('1970-01-01T01:00') // 60 */
function minuteOf(openedAt: string): number {
  if (minute.text !== openedAt) {
    minute = { text: openedAt, number: Date.parse(`${openedAt}Z`) / 60_000 }
  }
  return minute.number
}

/** How many from here on, itself among them, one statement can take. */
function countAlike(hits: readonly NumberedHit[], from: number): number {
  const end = Math.min(hits.length, from + ROWS_AT_ONCE)
  const first = hits[from]?.hit
  let index = from + 1
  while (index < end && shareValues(hits[index]?.hit, first)) index++
  return index - from
}

function shareValues(one: NewHit | undefined, other: NewHit | undefined): boolean {
  return one?.openedAt === other?.openedAt && one?.channel === other?.channel
}
