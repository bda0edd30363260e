import { addDays } from '@everyshelf/domain/clicks'
import type { Database } from '../../db/database.ts'
import { writeHeartbeat } from '../../db/service-state.repo.ts'
import type { Job } from '../../jobs/start-job.ts'
import type { StartSharedJob } from '../../jobs/start-shared-jobs.ts'
import type { ClickStore, ExpiredBefore } from './click-store.ts'
import { dayOf, toQuarter } from './hit-id.ts'
import { deleteOldClicks } from './retention/delete-old-clicks.ts'
import type { ProvenTime } from './retention/proven-time.ts'

/** Hits may arrive a little late, and the clocks of machines differ. */
const PACK_AFTER_MS = 15 * 60 * 1000

interface ClickJobsDeps {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly store: Pick<ClickStore, 'maintain' | 'reclassify' | 'expire'>
  readonly startSharedJob: StartSharedJob
  /** Whether dashboards read from a replica. Its lag is measured by the heartbeat. */
  readonly hasReplica?: boolean
  readonly provenTime: Pick<ProvenTime, 'advance'>
  readonly now: () => number
}

/** Starts the jobs that pack, reclassify, and delete clicks. */
export function startClickJobs(deps: ClickJobsDeps): Pick<Job, 'stop'> {
  const { store, startSharedJob, hasReplica = false, provenTime, now } = deps
  const { db } = deps.database
  const stopping = new AbortController()
  const shouldStop = () => stopping.signal.aborted
  const expire = (before: ExpiredBefore) => store.expire(before, shouldStop)

  const jobs = [
    startSharedJob('old-clicks', () => deleteOldClicks({ expire, provenTime, now })),
    startSharedJob('closed-days', async () => {
      await expire({ readers: addDays(dayOf(now()), -2) })
      return await store.maintain(toQuarter(now() - PACK_AFTER_MS), shouldStop)
    }),
    startSharedJob('counting-rules', () => store.reclassify(shouldStop)),
    ...(hasReplica
      ? [startSharedJob('replica-heartbeat', () => writeHeartbeat(db, new Date(now())))]
      : []),
  ]
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
