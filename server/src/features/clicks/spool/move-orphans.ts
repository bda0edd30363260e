import { createHitSpool } from './hit-spool.repo.ts'
import { createHitMover, type HitMoverDeps } from './move-hits.ts'
import { listSpoolFiles, openSpoolFile } from './spool-files.ts'

export interface OrphansDeps extends Pick<HitMoverDeps, 'hits' | 'onRefused'> {
  readonly dataDir: string
  readonly onDamaged: (error: Error) => void
  readonly onMoved: (name: string, hits: number) => void
  readonly isStopping: () => boolean
}

/** Moves what processes that are no more have left in files of their own. */
export async function moveOrphans(deps: OrphansDeps): Promise<void> {
  for (const name of listSpoolFiles(deps.dataDir)) {
    if (deps.isStopping()) return
    const file = openSpoolFile(deps.dataDir, name, deps.onDamaged)
    if (!file) continue
    try {
      const spool = createHitSpool(file.sqlite)
      const found = spool.count()
      const mover = createHitMover({ spool, hits: deps.hits, onRefused: deps.onRefused })
      while (spool.count() > 0 && !deps.isStopping()) await mover.move()
      if (found > 0) deps.onMoved(name, found - spool.count())
      spool.tidy()
    } finally {
      file.close()
    }
  }
}
