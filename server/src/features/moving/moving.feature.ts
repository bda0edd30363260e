import type { Platform } from '../../platform.ts'
import type { BooksService } from '../books/books.service.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { MailFeature } from '../mail/mail.feature.ts'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'
import { createMoveSteps } from './move-steps.ts'
import { createMovesRepo } from './moves.repo.ts'
import { createMovesRouter } from './moves.router.ts'
import { createMovesService } from './moves.service.ts'
import { createMoveReading } from './read-moves.ts'
import { createDoneReport } from './report-done.ts'
import { createRestoreService } from './restore/restore.service.ts'
import { createMoveRun } from './run-moves.ts'

interface MovingDeps extends Pick<Platform, 'database' | 'logger' | 'startSharedJob' | 'now'> {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly links: Pick<
    LinksFeature,
    'changeLinks' | 'findTitles' | 'identify' | 'linksOf' | 'settings'
  >
  readonly mail: Pick<MailFeature, 'enqueue' | 'findRecipient'>
  readonly toShortLink: ToShortLink
}

/** Links and books that authors import. */
export function createMovingFeature(deps: MovingDeps) {
  const { database, books, links, logger: log, now } = deps
  const { identify, findTitles, settings } = links
  const { db } = database
  const repo = createMovesRepo({ db, links })
  const reportDone = createDoneReport({ mail: deps.mail, now })
  const takeStep = createMoveSteps({ repo, settings, identify, books, reportDone, now })
  const { run, stop } = createMoveRun({ repo, takeStep, log, now })
  const job = deps.startSharedJob('imports', run)
  const moves = createMovesService({
    repo,
    identify,
    reading: createMoveReading({ repo, findTitles, toShortLink: deps.toShortLink, now }),
    wake: job.wake,
    now,
  })
  const restore = createRestoreService({ db, links, books, now })
  return {
    router: createMovesRouter(moves, restore),
    stop: async () => {
      stop()
      await job.stop()
    },
  }
}
