import type Sqlite from 'better-sqlite3'
import { LATE_MS } from './clicks.repo.ts'
import type { NewHit, NumberedHit } from './hit.ts'
import { firstHitIdAt } from './hit-id.ts'
import type { WriteHits } from './hit-store.ts'
import { createSharedValues } from './shared-values.repo.ts'

/** A call to SQLite costs as much as several values, so up to this many hits share one. */
const MAX_ROWS_PER_INSERT = 16

/** Each row binds `id`, `link`, `kind`, `refererHost` and `reader`. The rows of a statement share the others. */
const VALUES_PER_ROW = 5

/** Writes hits to SQLite: a row for each hit, and values that many hits share once. */
export function createSqliteHits(sqlite: Sqlite.Database, now: () => number = Date.now): WriteHits {
  const sharedValues = createSharedValues(sqlite)
  const begin = sqlite.prepare('begin immediate')
  const markLate = sqlite.prepare('insert into late_hit (id) values (?)')
  const commit = sqlite.prepare('commit')
  const rollback = sqlite.prepare('rollback')
  const inserts = Array.from({ length: MAX_ROWS_PER_INSERT }, (_, index) => ({
    statement: sqlite.prepare(insertOf(index + 1)),
    // Reused, which is cheaper than a new array each time.
    values: new Array<unknown>((index + 1) * VALUES_PER_ROW).fill(null),
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
    shared.openedMinute = parseUtcMinute(first?.openedAt ?? '')
    shared.channel = first?.channel ?? null
    // Spread, since better-sqlite3 reads each value of an array with an extra call to the runtime.
    return statement.run(...values, shared)
  }

  function insertAll(hits: readonly NumberedHit[]): void {
    for (let done = 0, rows = 0; done < hits.length; done += rows) {
      rows = countSimilar(hits, done)
      insert(hits, done, rows)
    }
  }

  /** Marks late hits. A hit that was stored before is not marked again: its first copy counts. */
  function insertLate(hits: readonly NumberedHit[], lateBefore: bigint): void {
    for (const [index, { id }] of hits.entries()) {
      const { changes } = insert(hits, index, 1)
      if (id < lateBefore && changes > 0) markLate.run(id)
    }
  }

  return (hits) => {
    const lateBefore = firstHitIdAt(now() - LATE_MS)
    const isAnyLate = hits.some(({ id }) => id < lateBefore)
    const areStored = sharedValues.areStored(hits)
    // A single statement is its own transaction, so a small batch needs one call instead of three.
    if (areStored && !isAnyLate && hits.length > 0 && countSimilar(hits, 0) === hits.length) {
      insert(hits, 0, hits.length)
      return
    }
    begin.run()
    try {
      if (!areStored) sharedValues.store(hits)
      if (isAnyLate) insertLate(hits, lateBefore)
      else insertAll(hits)
      commit.run()
    } catch (error) {
      if (sqlite.inTransaction) rollback.run()
      if (!areStored) sharedValues.undoStore()
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
function parseUtcMinute(openedAt: string): number {
  if (minute.text !== openedAt) {
    minute = { text: openedAt, number: Date.parse(`${openedAt}Z`) / 60_000 }
  }
  return minute.number
}

/** How many hits from this one on fit into one statement. */
function countSimilar(hits: readonly NumberedHit[], from: number): number {
  const end = Math.min(hits.length, from + MAX_ROWS_PER_INSERT)
  const first = hits[from]?.hit
  let index = from + 1
  while (index < end && shareValues(hits[index]?.hit, first)) index++
  return index - from
}

function shareValues(one: NewHit | undefined, other: NewHit | undefined): boolean {
  return one?.openedAt === other?.openedAt && one?.channel === other?.channel
}
