import type { IsoTime } from '../../../db/columns.ts'
import { transactThen } from '../../../db/transact.ts'
import type { Route } from '../../../http/express-app.ts'
import type { Platform } from '../../../platform.ts'
import { router } from '../../../trpc/procedures.ts'
import type { AccountsFeature } from '../../accounts/accounts.feature.ts'
import type { LinkReportsFeature } from '../../link-reports/link-reports.feature.ts'
import type { LinksFeature } from '../../links/links.feature.ts'
import type { DomainHosts } from '../../own-domains/domain-hosts.ts'
import type { RedirectFeature } from '../../redirect/redirect.feature.ts'
import type { ReadSite } from '../frame/page-site.ts'
import { createAdminSeriesRouter } from './admin-series.router.ts'
import { createAdminSeriesService } from './admin-series.service.ts'
import { createPreviewDescriber } from './describe-preview.ts'
import { eraseRemovedSeries } from './erase-removed-series.repo.ts'
import { createNextBookRoute } from './next-book.route.ts'
import { createNextBookService } from './next-book.service.ts'
import { createReadingPlaceRoute } from './reading-place.route.ts'
import { createSeriesRepo } from './series.repo.ts'
import { createSeriesRouter } from './series.router.ts'
import { createSeriesService } from './series.service.ts'
import { createSeriesPageRoute } from './series-page.route.ts'
import { createSeriesPageService } from './series-page.service.ts'
import { createSeriesPagesRepo } from './series-pages.repo.ts'
import { suggestSeries } from './suggest-series.ts'
import { createSeriesLinksFinder } from './suggested-series.repo.ts'

interface SeriesDeps extends Pick<Platform, 'config' | 'database' | 'transact' | 'logger' | 'now'> {
  readonly accounts: Pick<AccountsFeature, 'findSession'>
  readonly links: Pick<LinksFeature, 'lockLinksOf' | 'createBookSlugs'>
  readonly redirect: Pick<
    RedirectFeature,
    'openLink' | 'readReader' | 'readFollowingReader' | 'redirectHeaders'
  >
  readonly reports: Pick<LinkReportsFeature, 'reports'>
  readonly readSite: ReadSite
  readonly domainHosts: Pick<DomainHosts, 'findOrigin'>
  /** Called after any change of a page that readers may see. */
  readonly onPageChange: () => void
}

export type SeriesFeature = ReturnType<typeof createSeriesFeature>

/** Series: their pages for readers, the link to the next book, and their owner's calls. */
export function createSeriesFeature(deps: SeriesDeps) {
  const { config, database, logger, links, redirect, now } = deps
  const transact = transactThen(deps.transact, deps.onPageChange)
  const { db } = database
  const { openLink } = redirect
  const series = createSeriesService({
    repo: createSeriesRepo({ db, transact, lockOwner: links.lockLinksOf }),
    createBookSlugs: links.createBookSlugs,
    origin: config.publicUrl,
    now,
  })
  const findSeriesLinks = createSeriesLinksFinder(db)
  const pagesRepo = createSeriesPagesRepo(db)
  const onError = (error: unknown) => logger.error({ err: error }, 'series page failed')
  const pages = createSeriesPageService({
    repo: pagesRepo,
    openLink,
    defaultTags: config.defaultTags,
    findOrigin: deps.domainHosts.findOrigin,
    now,
  })
  const routes: readonly Route[] = [
    createNextBookRoute({
      nextBooks: createNextBookService({ repo: pagesRepo, openLink, now }),
      readFollowingReader: redirect.readFollowingReader,
      redirectHeaders: redirect.redirectHeaders,
      onError,
    }),
    createSeriesPageRoute({
      pages,
      findSession: deps.accounts.findSession,
      readReader: redirect.readReader,
      onError,
      readSite: deps.readSite,
      origin: config.publicUrl,
    }),
    createReadingPlaceRoute(config.publicUrl),
  ]
  return {
    router: router({
      series: createSeriesRouter(series, async (userId) =>
        suggestSeries(await findSeriesLinks(userId)),
      ),
    }),
    adminRouter: router({
      series: createAdminSeriesRouter(
        createAdminSeriesService({
          db,
          transact,
          closeReports: deps.reports.reports.closeAll,
          now,
        }),
      ),
    }),
    routes,
    /** For its preview image. */
    describePreview: createPreviewDescriber(pagesRepo),
    eraseRemoved: (before: IsoTime) => eraseRemovedSeries(db, before),
  }
}
