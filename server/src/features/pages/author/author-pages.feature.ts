import { REMOVAL_UNDO_DAYS } from '@everyshelf/domain/limits'
import { toIsoTime } from '../../../db/columns.ts'
import { transactThen } from '../../../db/transact.ts'
import type { Route } from '../../../http/express-app.ts'
import type { Platform } from '../../../platform.ts'
import { router } from '../../../trpc/procedures.ts'
import type { AccountsFeature } from '../../accounts/accounts.feature.ts'
import type { LinkReportsFeature } from '../../link-reports/link-reports.feature.ts'
import type { DomainHosts } from '../../own-domains/domain-hosts.ts'
import type { RedirectFeature } from '../../redirect/redirect.feature.ts'
import type { UploadedCoversFeature } from '../../uploaded-covers/uploaded-covers.feature.ts'
import type { ReadSite } from '../frame/page-site.ts'
import type { PublishedPages } from '../published-pages.ts'
import type { SeriesFeature } from '../series/series.feature.ts'
import { createAdminAuthorPagesRouter } from './admin-author-pages.router.ts'
import { createAdminAuthorPages } from './admin-author-pages.service.ts'
import { createAuthorPageRoute } from './author-page.route.ts'
import { createAuthorPagesRepo } from './author-pages.repo.ts'
import { createAuthorPagesRouter } from './author-pages.router.ts'
import { createAuthorPagesService } from './author-pages.service.ts'
import { createPreviewDescriber } from './describe-preview.ts'
import { eraseRemovedPages } from './erase-removed-pages.repo.ts'
import { createPortraitsRoute } from './portraits.route.ts'
import { createPublicAuthorPagesRepo } from './public-author-pages.repo.ts'

interface AuthorPagesDeps
  extends Pick<Platform, 'config' | 'database' | 'transact' | 'startSharedJob' | 'now'> {
  readonly accounts: Pick<AccountsFeature, 'findSession'>
  readonly uploadedCovers: Pick<UploadedCoversFeature, 'images'>
  readonly redirect: Pick<RedirectFeature, 'readReader'>
  readonly publishedPages: Pick<PublishedPages, 'authorPages'>
  readonly reports: Pick<LinkReportsFeature, 'reports'>
  readonly series: Pick<SeriesFeature, 'eraseRemoved'>
  readonly readSite: ReadSite
  readonly domainHosts: Pick<DomainHosts, 'findOrigin'>
  /** Called after any change of a page that readers may see. */
  readonly onPageChange: () => void
}

const UNDO_MS = REMOVAL_UNDO_DAYS * 24 * 60 * 60 * 1000

export type AuthorPagesFeature = ReturnType<typeof createAuthorPagesFeature>

/** The pages of authors: their editor, their public pages with all books, and the portraits. */
export function createAuthorPagesFeature(deps: AuthorPagesDeps) {
  const { config, database, accounts, uploadedCovers, redirect, now } = deps
  const origin = config.publicUrl
  const transact = transactThen(deps.transact, deps.onPageChange)
  const pages = createAuthorPagesService({
    repo: createAuthorPagesRepo(database.db, transact),
    origin,
    now,
  })
  const erasing = deps.startSharedJob('removed-pages', async () => {
    const before = toIsoTime(now() - UNDO_MS)
    const erased = await eraseRemovedPages(deps.transact, before)
    return erased + (await deps.series.eraseRemoved(before))
  })
  const routes: readonly Route[] = [
    createAuthorPageRoute({
      pages: deps.publishedPages.authorPages,
      readReader: redirect.readReader,
      findSession: accounts.findSession,
      readSite: deps.readSite,
      findOrigin: deps.domainHosts.findOrigin,
      origin,
    }),
    createPortraitsRoute({
      pages,
      images: uploadedCovers.images,
      findSession: accounts.findSession,
    }),
  ]
  return {
    router: router({ authorPages: createAuthorPagesRouter(pages) }),
    adminRouter: router({
      authorPages: createAdminAuthorPagesRouter(
        createAdminAuthorPages({
          db: database.db,
          transact,
          closeReports: deps.reports.reports.closeAll,
          now,
        }),
      ),
    }),
    routes,
    /** For its preview image. */
    describePreview: createPreviewDescriber(createPublicAuthorPagesRepo(database.db)),
    /** The portrait of a published page. */
    findPortrait: async (hash: string) =>
      (await pages.findPortrait(hash, async () => undefined))?.jpeg,
    close: erasing.stop,
  }
}
