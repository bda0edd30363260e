import { connectSqlite } from '../../../db/sqlite.ts'
import type { WatchRuns } from '../../../jobs/process-runs.ts'
import { startJob } from '../../../jobs/start-job.ts'
import type { Logger } from '../../../logger.ts'
import { timeOfHitId } from '../hit-id.ts'
import { createHitStore, type HitStore } from '../hit-store.ts'
import { createLogSync } from '../log-sync.ts'
import { startSpoolDrain } from './drain-spool.ts'
import { createHitSpool, createPackedHits } from './hit-spool.repo.ts'
import type { PostgresHits } from './postgres-hits.repo.ts'
import { recoverAbandonedSpools } from './recover-abandoned-spools.ts'
import { createHitSender } from './send-hits.ts'
import { claimSpoolFile } from './spool-files.ts'

/** The hits on this machine's disk that wait for PostgreSQL. */
export interface SpoolState {
  readonly waiting: number
  readonly oldestSeconds: number
  readonly bytes: number
  /** Hits dropped because PostgreSQL rejects their data. */
  readonly rejected: number
}

export interface ClickSpool {
  /** A hit counts as recorded once it is in the spool. */
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
  readonly maxBytes?: number
}

/** A full spool refuses hits, like a full disk. */
const MAX_SPOOL_BYTES = 1024 * 1024 * 1024
/** On shutdown, how long to wait for PostgreSQL to take the rest. */
const DRAIN_ON_STOP_MS = 5000

/**
 * Stores hits on this machine's disk until PostgreSQL has them. No reader waits for another machine,
 * and no click is lost while PostgreSQL is unreachable.
 */
export function openClickSpool(deps: ClickSpoolDeps): ClickSpool {
  const { dataDir, hits, log, now, maxBytes = MAX_SPOOL_BYTES } = deps
  const onDamaged = (error: Error) => log.error({ err: error }, 'cannot read a click spool')
  const onRejected = (hitId: string, error: unknown) => {
    rejected++
    log.error({ err: error, hitId }, 'dropped a click that PostgreSQL rejects')
  }
  let rejected = 0
  let isStopping = false

  const file = claimSpoolFile(dataDir, onDamaged)
  const { sqlite } = file
  const spool = createHitSpool(sqlite)
  const writer = connectSqlite(sqlite.name, { timeout: 0 })
  const pageSize = Number(writer.pragma('page_size', { simple: true }))
  writer.pragma(`max_page_count = ${Math.floor(maxBytes / pageSize)}`)
  const logSync = createLogSync(sqlite.name)
  const local = createHitStore(writer, createPackedHits(writer), logSync)

  const ageMs = () => {
    const oldest = spool.oldest()
    return oldest === null ? 0 : Math.max(0, now() - timeOfHitId(oldest))
  }
  const drain = startSpoolDrain({
    sender: createHitSender({ spool, hits, onRejected }),
    ageMs,
    onEmpty: spool.compact,
    onUnreachable: (error) =>
      log.error({ err: error }, 'PostgreSQL is unreachable, storing clicks on this disk'),
    onReachable: () =>
      log.info({ waiting: spool.count() }, 'PostgreSQL is reachable again, sending stored clicks'),
  })
  const recovery = startJob({
    name: 'abandoned-spools',
    run: () =>
      recoverAbandonedSpools({
        dataDir,
        hits,
        onRejected,
        onDamaged,
        onRecovered: (name, recovered) =>
          log.info({ name, recovered }, 'recovered clicks of a stopped process'),
        isStopping: () => isStopping,
      }),
    watch: deps.watchRuns,
    log,
  })

  function onAdded(count: number): void {
    spool.noteAdded(count)
    drain.wake()
  }

  return {
    store: {
      ...local,
      write: (batch, countWaiting) => {
        const written = local.write(batch, countWaiting)
        if (written) return written.then(() => onAdded(batch.length))
        onAdded(batch.length)
        return undefined
      },
    },
    state: () => ({
      waiting: spool.count(),
      oldestSeconds: Math.round(ageMs() / 1000),
      bytes: spool.bytes(),
      rejected,
    }),
    close: async () => {
      if (isStopping) return
      isStopping = true
      await Promise.all([drain.stop(DRAIN_ON_STOP_MS), recovery.stop()])
      writer.pragma('wal_checkpoint(TRUNCATE)')
      logSync.close()
      writer.close()
      file.close()
    },
  }
}
