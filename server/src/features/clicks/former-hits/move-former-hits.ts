import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import {
  dropFormerTables,
  type FormerQueries,
  hasFormerTables,
  hitTableOf,
} from './former-tables.repo.ts'
import { moveNewest, moveUncounted } from './move-hits.repo.ts'
import { type MoveProgress, writeMoveProgress } from './move-progress.repo.ts'
import { moveNewestTotals } from './move-totals.repo.ts'

interface MoveDeps {
  readonly db: Queries
  readonly kind: DatabaseKind
  readonly transact: Transact
  readonly onProgress: (progress: MoveProgress) => void
  readonly shouldStop: () => boolean
  /** The pause after a step, as a multiple of its duration, so that readers come first. */
  readonly pauseFactor?: number
  readonly now: () => number
}

/**
 * Moves the hits of a database from before migration 0034, newest first, in steps of one transaction each. A
 * process that is killed continues where it was. Afterwards the former tables are deleted.
 */
export async function moveFormerHits(deps: MoveDeps): Promise<void> {
  const { kind, transact, onProgress, shouldStop, pauseFactor = 1, now } = deps
  // The former tables exist besides those of the current version.
  const db = deps.db as unknown as FormerQueries
  if (!(await hasFormerTables(db))) return
  const total = await countRows(db, kind)
  let moved = 0

  /** Repeats a step until it returns 0; the pauses leave the database to others. */
  async function repeat(
    step: (queries: FormerQueries) => Promise<{ rows: number; completeFrom?: string }>,
  ): Promise<boolean> {
    for (;;) {
      if (shouldStop()) return false
      const startedAt = performance.now()
      const rows = await transact(async (queries) => {
        const done = await step(queries as unknown as FormerQueries)
        moved += done.rows
        const progress = { moved, total, completeFrom: done.completeFrom ?? null }
        if (done.rows > 0) await writeMoveProgress(queries, progress, new Date(now()))
        onProgress(progress)
        return done.rows
      })
      if (rows === 0) return true
      await wait(pauseFactor * (performance.now() - startedAt))
    }
  }

  let completeFrom: string | undefined
  const isMoved =
    (await repeat(async (queries) => ({
      rows: await moveUncounted(queries, kind, new Date(now())),
    }))) &&
    (await repeat(async (queries) => {
      const step = await moveNewest(queries, kind)
      if (!step) return { rows: 0 }
      completeFrom = step.from
      return { rows: step.hits, completeFrom }
    })) &&
    (await repeat(async (queries) => {
      let rows = 0
      while (rows < TOTALS_PER_STEP && (await moveNewestTotals(queries, kind))) rows++
      return { rows, ...(completeFrom && { completeFrom }) }
    }))
  if (!isMoved) return
  await transact(async (queries) => {
    await dropFormerTables(queries as unknown as FormerQueries, kind)
    await writeMoveProgress(queries, null, new Date(now()))
  })
}

const TOTALS_PER_STEP = 50

async function countRows(db: FormerQueries, kind: DatabaseKind): Promise<number> {
  const counts = await Promise.all(
    ([hitTableOf(kind), 'click_day'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { rows }) => sum + Number(rows), 0)
}
