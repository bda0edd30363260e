import type { Platform } from '../../platform.ts'
import type { BooksService } from '../books/books.service.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { createMoveSteps } from './advance-move.ts'
import { createMovesRepo } from './moves.repo.ts'
import { createMovesRouter } from './moves.router.ts'
import { createMovesService } from './moves.service.ts'
import { createRestoreService } from './restore/restore.service.ts'

interface MovingDeps extends Pick<Platform, 'config' | 'database' | 'transact' | 'now'> {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly links: Pick<LinksFeature, 'rows' | 'identify' | 'forgetSlug'>
}

/** Links that authors bring from other services. */
export function createMovingFeature({ config, database, transact, books, links, now }: MovingDeps) {
  const { rows, identify, forgetSlug } = links
  const repo = createMovesRepo({ db: database.db, transact, rows })
  const moves = createMovesService({ repo, identify, origin: config.publicUrl, now })
  const writing = { rows, forgetSlug, now, books }
  const advance = createMoveSteps({ ...writing, repo, identify })
  const restore = createRestoreService({ ...writing, db: database.db, transact })
  return { router: createMovesRouter(moves, advance, restore) }
}
