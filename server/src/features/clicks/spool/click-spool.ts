import { connectSqlite } from '../../../db/sqlite.ts'
import type { WatchRuns } from '../../../jobs/process-runs.ts'
import { startJob } from '../../../jobs/start-job.ts'
import type { Logger } from '../../../logger.ts'
import { timeOfHitId } from '../hit-id.ts'
import { createHitStore, type HitStore } from '../hit-store.ts'
import { createLogSync } from '../log-sync.ts'
import { startSpoolDrain } from './drain-spool.ts'
import { createHitSpool, createPackedHits } from './hit-spool.repo.ts'
import { createHitMover } from './move-hits.ts'
import { moveOrphans } from './move-orphans.ts'
import type { PostgresHits } from './postgres-hits.repo.ts'
import { claimSpoolFile } from './spool-files.ts'

/** What waits on the disk of this machine for PostgreSQL. */
export interface SpoolState {
  readonly waiting: number
  readonly oldestSeconds: number
  readonly bytes: number
  /** Hits given up, since PostgreSQL will never take them. */
  readonly refused: number
}

export interface ClickSpool {
  /** For the recorder: a hit is recorded once it is in the spool. */
  readonly store: HitStore
  readonly state: () => SpoolState
  readonly close: () => Promise<void>
}

export interface ClickSpoolDeps {
  readonly dataDir: string
  readonly hits: PostgresHits
  readonly log: Pick<Logger, 'info' | 'error'>
  readonly watchRuns?: WatchRuns | undefined
  readonly now: () => number
  readonly atMostBytes?: number
}

/** Beyond it hits are refused, as on a full disk. */
const AT_MOST_BYTES = 1024 * 1024 * 1024
/** When asked to end, so long is PostgreSQL waited for. */
const EMPTIED_WITHIN_MS = 5000

/**
 * Keeps hits on the disk of this machine until PostgreSQL has them: no reader waits for another
 * machine, and no click is lost while it is away.
 */
export function openClickSpool(deps: ClickSpoolDeps): ClickSpool {
  const { dataDir, hits, log, now, atMostBytes = AT_MOST_BYTES } = deps
  const onDamaged = (error: Error) => log.error({ err: error }, 'a click spool cannot be read')
  const onRefused = (hitId: string, error: unknown) => {
    refused++
    log.error({ err: error, hitId }, 'the database will never take this click, it is given up')
  }
  let refused = 0
  let isStopping = false

  const file = claimSpoolFile(dataDir, onDamaged)
  const { sqlite } = file
  const spool = createHitSpool(sqlite)
  const recording = connectSqlite(sqlite.name, { timeout: 0 })
  const pageSize = Number(recording.pragma('page_size', { simple: true }))
  recording.pragma(`max_page_count = ${Math.floor(atMostBytes / pageSize)}`)
  const logSync = createLogSync(sqlite.name)
  const local = createHitStore(recording, createPackedHits(recording), logSync)

  const ageMs = () => {
    const oldest = spool.oldest()
    return oldest === null ? 0 : Math.max(0, now() - timeOfHitId(oldest))
  }
  const drain = startSpoolDrain({
    mover: createHitMover({ spool, hits, onRefused }),
    ageMs,
    onEmpty: spool.tidy,
    onAway: (error) => log.error({ err: error }, 'PostgreSQL is away, clicks wait on this disk'),
    onBack: () =>
      log.info({ waiting: spool.count() }, 'PostgreSQL is back, waiting clicks go to it'),
  })
  const orphans = startJob({
    name: 'orphaned-clicks',
    run: () =>
      moveOrphans({
        dataDir,
        hits,
        onRefused,
        onDamaged,
        onMoved: (name, moved) => log.info({ name, moved }, 'clicks of an ended process stored'),
        isStopping: () => isStopping,
      }),
    watch: deps.watchRuns,
    log,
  })

  function added(count: number): void {
    spool.noteAdded(count)
    drain.wake()
  }

  return {
    store: {
      ...local,
      write: (batch, countWaiting) => {
        const written = local.write(batch, countWaiting)
        if (written) return written.then(() => added(batch.length))
        added(batch.length)
        return undefined
      },
    },
    state: () => ({
      waiting: spool.count(),
      oldestSeconds: Math.round(ageMs() / 1000),
      bytes: spool.bytes(),
      refused,
    }),
    close: async () => {
      if (isStopping) return
      isStopping = true
      await Promise.all([drain.stop(EMPTIED_WITHIN_MS), orphans.stop()])
      recording.pragma('wal_checkpoint(TRUNCATE)')
      logSync.close()
      recording.close()
      file.close()
    },
  }
}
