import { addDays } from '@everyshelf/domain/clicks'
import type { Database } from '../../db/database.ts'
import type { WithLongQueries } from '../../db/long-queries.ts'
import { writeHeartbeat } from '../../db/service-state.repo.ts'
import type { Transact } from '../../db/transact.ts'
import type { Job } from '../../jobs/start-job.ts'
import type { StartSharedJob } from '../../jobs/start-shared-jobs.ts'
import type { Logger } from '../../logger.ts'
import type { ClickStore, ExpiredBefore } from './click-store.ts'
import { isMoving } from './clickhouse-move/move-state.repo.ts'
import { hasFormerTables } from './former-hits/former-tables.repo.ts'
import { moveFormerHits } from './former-hits/move-former-hits.ts'
import type { MoveProgress } from './former-hits/move-progress.repo.ts'
import { toQuarter } from './hit-id.ts'
import { maintainPartitions } from './partitions/maintain-partitions.ts'
import { deleteOldClicks } from './retention/delete-old-clicks.ts'
import { createProvenTimeRepo } from './retention/proven-time.repo.ts'
import type { ProvenTime } from './retention/proven-time.ts'

/** Hits may arrive a little late, and the clocks of machines differ. */
const PACK_AFTER_MS = 15 * 60 * 1000

/** The admin page shows this as the result of a job. */
const WAITING = 'Waiting until the stored clicks are moved'

interface ClickJobsDeps {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly transact: Transact
  readonly store: Pick<ClickStore, 'maintain' | 'reclassify' | 'expire'>
  readonly startSharedJob: StartSharedJob
  /** Whether dashboards read from a replica. Its lag is measured by the heartbeat. */
  readonly hasReplica?: boolean
  /** Runs something on PostgreSQL without a time limit, until the job should stop. */
  readonly withLongQueries?: WithLongQueries | undefined
  readonly provenTime: Pick<ProvenTime, 'advance'>
  readonly log: Pick<Logger, 'info'>
  readonly now: () => number
}

/** Starts the jobs that pack, reclassify, partition, and delete clicks. */
export function startClickJobs(deps: ClickJobsDeps): Pick<Job, 'stop'> {
  const { transact, store, startSharedJob, hasReplica = false, provenTime, log, now } = deps
  const { withLongQueries } = deps
  const { db, kind } = deps.database
  const dayAt = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10)
  const stopping = new AbortController()
  const shouldStop = () => stopping.signal.aborted
  const expire = (before: ExpiredBefore) => store.expire(before, shouldStop)
  let isMoved = false

  /**
   * Whether no hits or totals of an earlier version are left. Until then, days are incomplete: they are not
   * packed, and their hits are neither reclassified nor deleted.
   */
  async function areAllMoved(): Promise<boolean> {
    isMoved ||= !(await hasFormerTables(db))
    return isMoved
  }

  const jobs = [
    startSharedJob('former-hits', () =>
      moveFormerHits({ db, kind, transact, shouldStop, onProgress: createProgressLog(log), now }),
    ),
    startSharedJob('old-clicks', async () => {
      const isComplete = (await areAllMoved()) && !(await isMoving(db, now()))
      if (isComplete) return await deleteOldClicks({ expire, provenTime, now })
      // It advances by one day at most, so it would fall behind.
      await provenTime.advance()
      return WAITING
    }),
    startSharedJob('closed-days', async () => {
      await expire({ readers: addDays(dayAt(now()), -2) })
      if (!(await areAllMoved())) return WAITING
      return await store.maintain(toQuarter(now() - PACK_AFTER_MS), shouldStop)
    }),
    startSharedJob('counting-rules', async () =>
      (await areAllMoved()) ? await store.reclassify(shouldStop) : WAITING,
    ),
    ...(withLongQueries
      ? [
          startSharedJob('hit-partitions', () =>
            withLongQueries(stopping.signal, async (longDb) => {
              const hasFormerHits = !(await areAllMoved())
              const readProven = createProvenTimeRepo(longDb).read
              return await maintainPartitions({
                db: longDb,
                hasFormerHits,
                readProven,
                shouldStop,
                now,
              })
            }),
          ),
        ]
      : []),
    ...(hasReplica
      ? [startSharedJob('replica-beat', () => writeHeartbeat(db, new Date(now())))]
      : []),
  ]
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

/** Logs every tenth of the way. */
function createProgressLog(log: Pick<Logger, 'info'>): (progress: MoveProgress) => void {
  let tenths = 0
  return ({ moved, total }) => {
    const reached = Math.floor((10 * moved) / Math.max(total, 1))
    if (reached > tenths) log.info({ moved, total }, `moved ${reached * 10}% of the stored clicks`)
    tenths = reached
  }
}
