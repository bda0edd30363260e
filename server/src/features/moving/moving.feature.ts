import type { Platform } from '../../platform.ts'
import type { BooksService } from '../books/books.service.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createMoveSteps } from './advance-move.ts'
import { createMovesRepo } from './moves.repo.ts'
import { createMovesRouter } from './moves.router.ts'
import { createMovesService } from './moves.service.ts'
import { createRestoreService } from './restore/restore.service.ts'

interface MovingDeps extends Pick<Platform, 'config' | 'database' | 'now'> {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly links: Pick<LinksFeature, 'changeLinks' | 'identify' | 'linksOf' | 'settings'>
}

/** Links that authors bring from other services. */
export function createMovingFeature({ config, database, books, links, now }: MovingDeps) {
  const { identify, settings } = links
  const { db } = database
  const repo = createMovesRepo({ db, links })
  const moves = createMovesService({ repo, identify, origin: config.publicUrl, now })
  const advance = createMoveSteps({ repo, settings, identify, books, now })
  const restore = createRestoreService({ db, links, books, now })
  return { router: createMovesRouter(moves, advance, restore) }
}
