import { join } from 'node:path'
import type { Route } from '../../http/express-app.ts'
import { createImageScaler } from '../../images/scale-image.ts'
import { startJob } from '../../jobs/start-job.ts'
import type { Platform } from '../../platform.ts'
import type { BooksFeature } from '../books/books.feature.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import { openScaledCoverStore } from './scaled-cover-store.ts'
import { createScaledCoversRoute } from './scaled-covers.route.ts'
import { createScaledCoversService } from './scaled-covers.service.ts'

interface ScaledCoversDeps
  extends Pick<Platform, 'config' | 'countRequest' | 'logger' | 'watchRuns'> {
  readonly books: Pick<BooksFeature, 'findCover'>
  readonly links: Pick<LinksFeature, 'details'>
}

/** Covers in the widths of the reader page, as WebP. */
export function createScaledCoversFeature(deps: ScaledCoversDeps) {
  const { config, countRequest, books, links } = deps
  const scaler = createImageScaler()
  const scaledCovers = createScaledCoversService({
    store: openScaledCoverStore(join(config.dataDir, 'scaled-covers')),
    scaler,
    listShown: links.details.listShownCovers,
  })
  const cleaning = startJob({
    name: 'scaled-covers',
    run: scaledCovers.deleteRemoved,
    watch: deps.watchRuns,
    log: deps.logger,
  })
  const routes: readonly Route[] = [
    createScaledCoversRoute({
      scaledCovers,
      findCover: books.findCover,
      findUploadedCover: links.details.findCover,
      countRequest: (request) => countRequest('covers', request),
    }),
  ]
  return { routes, stop: scaler.close, close: cleaning.stop }
}
