import { connectSqlite } from '../../../db/sqlite.ts'
import type { WatchRuns } from '../../../jobs/process-runs.ts'
import { startJob } from '../../../jobs/start-job.ts'
import type { Logger } from '../../../logger.ts'
import type { ClickStore } from '../click-store.ts'
import { timeOfHitId } from '../hit-id.ts'
import { type DrainPace, startSpoolDrain } from './drain-spool.ts'
import { recoverAbandonedSpools } from './recover-abandoned-spools.ts'
import { createHitSender } from './send-hits.ts'
import { createSpool } from './spool.repo.ts'
import { claimSpoolFile } from './spool-files.ts'
import { createLogSync, createSpoolWriter, createSyncPolicy } from './spool-writer.ts'

interface ClickSpoolDeps {
  readonly dataDir: string
  readonly store: Pick<ClickStore, 'append' | 'isRejection'>
  readonly pace: DrainPace
  readonly log: Pick<Logger, 'info' | 'error'>
  readonly watchRuns?: WatchRuns | undefined
  readonly now: () => number
  readonly maxBytes?: number
}

/** A full spool refuses hits, like a full disk. With 150 bytes a hit, it takes more than 50 million. */
const MAX_SPOOL_BYTES = 8 * 1024 ** 3
/** On shutdown, how long to wait for the database to take the rest. */
const DRAIN_ON_STOP_MS = 5000

/**
 * Stores hits on this machine's disk until they are in the database. So no reader waits for the database's
 * locks or for another machine, and no click is lost while the database is unavailable.
 */
export function openClickSpool(deps: ClickSpoolDeps) {
  const { dataDir, store, pace, log, now, maxBytes = MAX_SPOOL_BYTES } = deps
  const { batchSize } = pace
  const onDamaged = (error: Error) => log.error({ err: error }, 'cannot read a click spool')
  const onRejected = (hitId: string, error: unknown) => {
    rejected++
    log.error({ err: error, hitId }, 'dropped a click that the database rejects')
  }
  let rejected = 0
  let isStopping = false

  const file = claimSpoolFile(dataDir, onDamaged)
  const { sqlite } = file
  const spool = createSpool(sqlite)
  const writer = connectSqlite(sqlite.name, { timeout: 0 })
  const pageSize = Number(writer.pragma('page_size', { simple: true }))
  writer.pragma(`max_page_count = ${Math.floor(maxBytes / pageSize)}`)
  const logSync = createLogSync(sqlite.name)

  const ageMs = () => {
    const oldest = spool.oldest()
    return oldest === null ? 0 : Math.max(0, now() - timeOfHitId(oldest))
  }
  const drain = startSpoolDrain({
    sender: createHitSender({ spool, store, onRejected, batchSize }),
    pace,
    ageMs,
    onEmpty: spool.compact,
    onUnreachable: (error) =>
      log.error({ err: error }, 'the database is unavailable, storing clicks on this disk'),
    onReachable: () =>
      log.info(
        { waiting: spool.count() },
        'the database is available again, sending stored clicks',
      ),
  })
  const recovery = startJob({
    name: 'abandoned-spools',
    run: () =>
      recoverAbandonedSpools({
        dataDir,
        store,
        batchSize,
        onRejected,
        onUnusable: onDamaged,
        onRecovered: (name, recovered) =>
          log.info({ name, recovered }, 'recovered clicks of a stopped process'),
        isStopping: () => isStopping,
      }),
    watch: deps.watchRuns,
    log,
  })

  return {
    /** A hit counts as recorded once it is in the spool. */
    writer: createSpoolWriter(writer, logSync, createSyncPolicy(), (hits) => {
      spool.noteAdded(hits)
      drain.wake(hits)
    }),
    /** The hits on this machine's disk that wait for the database. */
    state: () => ({
      waiting: spool.count(),
      oldestSeconds: Math.round(ageMs() / 1000),
      bytes: spool.bytes(),
      /** Hits dropped because the database rejects their data. */
      rejected,
    }),
    close: async (): Promise<void> => {
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
