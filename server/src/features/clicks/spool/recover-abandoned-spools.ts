import { createHitSender, type HitSenderDeps } from './send-hits.ts'
import { createSpool } from './spool.repo.ts'
import { listSpoolFiles, openSpoolFile } from './spool-files.ts'

interface RecoverSpoolsDeps extends Pick<HitSenderDeps, 'store' | 'onRejected' | 'batchSize'> {
  readonly dataDir: string
  readonly onUnusable: (error: Error) => void
  readonly onRecovered: (name: string, hits: number) => void
  readonly isStopping: () => boolean
}

/** Sends the hits that stopped processes left in their files. */
export async function recoverAbandonedSpools(deps: RecoverSpoolsDeps): Promise<void> {
  for (const name of listSpoolFiles(deps.dataDir)) {
    if (deps.isStopping()) return
    const file = openSpoolFile(deps.dataDir, name, deps.onUnusable)
    if (!file) continue
    try {
      const spool = createSpool(file.sqlite)
      const found = spool.count()
      const sender = createHitSender({ ...deps, spool })
      while (spool.count() > 0 && !deps.isStopping()) await sender.sendBatch()
      if (found > 0) deps.onRecovered(name, found - spool.count())
      spool.compact()
    } finally {
      file.close()
    }
  }
}
