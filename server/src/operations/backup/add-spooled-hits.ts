import { openDatabase } from '../../db/database.ts'
import { createHitSender } from '../../features/clicks/spool/send-hits.ts'
import type { SpooledBatch } from '../../features/clicks/spool/spool.repo.ts'
import { isMigrated } from '../../schema.ts'
import { openClickStore } from '../open-click-store.ts'

const BATCHES_PER_TRANSACTION = 100

/** Adds hits that were still in the spool to a copy of the database, which may have some of them already. */
export async function addSpooledHits(
  file: string,
  batches: readonly SpooledBatch[],
): Promise<void> {
  if (batches.length === 0) return
  const database = openDatabase({ kind: 'sqlite', file })
  if (!(await isMigrated(database))) {
    // They stay in the spool, for the server that updates the database.
    await database.close()
    return
  }
  const remaining = [...batches]
  const sender = createHitSender({
    spool: {
      list: () => remaining.slice(0, BATCHES_PER_TRANSACTION),
      remove: (sent) => void remaining.splice(0, sent.length),
    },
    store: openClickStore(database),
    // The server also drops these, and reports them.
    onRejected: () => {},
    batchSize: BATCHES_PER_TRANSACTION,
  })
  try {
    while (remaining.length > 0) await sender.sendBatch()
    database.checkpoint()
  } finally {
    await database.close()
  }
}
