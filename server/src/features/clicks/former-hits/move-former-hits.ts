import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseKind } from '../../../db/dialect.ts'
import type { Queries, Transact } from '../../../db/transact.ts'
import {
  countFormerRows,
  deleteLeftovers,
  dropMovedTables,
  type FormerQueries,
  hasFormerTables,
} from './former-tables.repo.ts'
import { moveNewest, moveUncounted } from './move-hits.repo.ts'
import { type MoveProgress, readMoveProgress, writeMoveProgress } from './move-progress.repo.ts'
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

/** What a step did in one transaction. No rows means that nothing is left. */
interface StepResult {
  readonly rows: number
  /** All hits from this day (UTC) on are moved. */
  readonly from?: string
}

type Step = (queries: FormerQueries) => Promise<StepResult>

/**
 * Moves the hits of a database from before migration 0034, newest first, in steps of one transaction each. A
 * process that is killed continues where it was. Afterwards the former tables are deleted.
 */
export async function moveFormerHits(deps: MoveDeps): Promise<void> {
  if (!(await hasFormerTables(deps.db))) return
  const { kind, transact, now } = deps
  const repeat = await createRepeat(deps)
  const steps: readonly Step[] = [
    async (queries) => ({ rows: await moveUncounted(queries, kind) }),
    async (queries) => {
      const moved = await moveNewest(queries, kind)
      return moved ? { rows: moved.hits, from: moved.from } : { rows: 0 }
    },
    async (queries) => ({ rows: await moveNewestTotals(queries, kind) }),
    async (queries) => ({ rows: await deleteLeftovers(queries, kind) }),
  ]
  let isDone = false
  while (!isDone) {
    for (const step of steps) if (!(await repeat(step))) return
    isDone = await transact(async (queries) => {
      if (!(await dropMovedTables(toFormer(queries), kind))) return false
      await writeMoveProgress(queries, null, new Date(now()))
      return true
    })
  }
}

/** Returns a function that repeats a step until nothing is left; false when the move should stop. */
async function createRepeat(deps: MoveDeps): Promise<(step: Step) => Promise<boolean>> {
  const { kind, transact, onProgress, shouldStop, pauseFactor = 1, now } = deps
  let progress: MoveProgress = (await readMoveProgress(deps.db)) ?? {
    moved: 0,
    total: await countFormerRows(toFormer(deps.db), kind),
    completeFrom: null,
  }

  async function run(step: Step): Promise<boolean> {
    const reached = await transact(async (queries) => {
      const { rows, from } = await step(toFormer(queries))
      if (rows === 0) return null
      const moved = progress.moved + rows
      // Leftovers are not counted before, nor hits that a process of the previous version adds.
      const total = Math.max(progress.total, moved)
      const next = { moved, total, completeFrom: from ?? progress.completeFrom }
      await writeMoveProgress(queries, next, new Date(now()))
      return next
    })
    if (reached === null) return false
    progress = reached
    onProgress(progress)
    return true
  }

  return async (step) => {
    for (;;) {
      if (shouldStop()) return false
      const startedAt = performance.now()
      if (!(await run(step))) return true
      // The pauses leave the database to others.
      await wait(pauseFactor * (performance.now() - startedAt))
    }
  }
}

/** The former tables exist besides those of the current version. */
function toFormer(queries: Queries): FormerQueries {
  return queries as unknown as FormerQueries
}
