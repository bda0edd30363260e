import { createHitSpool } from './hit-spool.repo.ts'
import { createHitMover, type HitMoverParts } from './move-hits.ts'
import { listSpoolFiles, openSpoolFile } from './spool-files.ts'

export interface OrphansParts extends Pick<HitMoverParts, 'hits' | 'onRefused'> {
  readonly dataDir: string
  readonly onDamaged: (error: Error) => void
  readonly onMoved: (name: string, hits: number) => void
  readonly isStopping: () => boolean
}

/** Moves what processes that are no more have left in files of their own. */
export async function moveOrphans(parts: OrphansParts): Promise<void> {
  for (const name of listSpoolFiles(parts.dataDir)) {
    if (parts.isStopping()) return
    const file = openSpoolFile(parts.dataDir, name, parts.onDamaged)
    if (!file) continue
    try {
      const spool = createHitSpool(file.sqlite)
      const found = spool.count()
      const mover = createHitMover({ spool, hits: parts.hits, onRefused: parts.onRefused })
      while (spool.count() > 0 && !parts.isStopping()) await mover.move()
      if (found > 0) parts.onMoved(name, found - spool.count())
      spool.tidy()
    } finally {
      file.close()
    }
  }
}
