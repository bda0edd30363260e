import { formatCount } from '@everyshelf/domain/format'
import type { Database } from '../../db/database.ts'
import { readPlace } from '../../features/clicks/move/click-place.repo.ts'
import { recoverAbandonedSpools } from '../../features/clicks/spool/recover-abandoned-spools.ts'
import type { CommandInput } from '../command.ts'
import { openClickStore } from '../open-click-store.ts'

const HITS_PER_TRANSACTION = 1000

/** Stores the hits that the stopped server left in the spools of DATA_DIR. */
export async function drainSpools(
  database: Database,
  { config, print }: Pick<CommandInput, 'config' | 'print'>,
): Promise<void> {
  const place = await readPlace(database.db)
  // The servers send them to ClickHouse, or when they have been moved.
  if (place && (place.store !== 'main' || place.copiedUntil !== null)) return
  let stored = 0
  await recoverAbandonedSpools({
    dataDir: config.dataDir,
    store: openClickStore(database),
    batchSize: HITS_PER_TRANSACTION,
    onRejected: (hitId) => print(`Warning: the database rejects the click ${hitId}.`),
    onUnusable: ({ message }) => print(`Warning: cannot read a click spool. ${message}`),
    onRecovered: (_name, hits) => {
      stored += hits
    },
    isStopping: () => false,
  })
  if (stored > 0) print(`Added ${formatCount(stored)} clicks that were waiting in DATA_DIR.`)
}
