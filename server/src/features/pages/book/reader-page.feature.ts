import type { IncomingMessage } from 'node:http'
import { toServiceTags } from '../../../config/config.ts'
import type { Route } from '../../../http/express-app.ts'
import type { Platform } from '../../../platform.ts'
import type { AccountsFeature } from '../../accounts/accounts.feature.ts'
import type { BooksFeature } from '../../books/books.feature.ts'
import type { LinksFeature } from '../../links/links.feature.ts'
import type { ToShortLink } from '../../own-domains/domain-hosts.ts'
import type { RedirectFeature } from '../../redirect/redirect.feature.ts'
import type { AuthorPagesFeature } from '../author/author-pages.feature.ts'
import { createEmbedRoute } from '../embed/embed.route.ts'
import { createEmbedCards } from '../embed/embed-card.ts'
import { createOembedRoute } from '../embed/oembed.route.ts'
import type { ReadSite } from '../frame/page-site.ts'
import { createImageFinder } from '../preview-image/find-image.ts'
import { startPreviewImages } from '../preview-image/start-preview-images.ts'
import type { PublishedPages } from '../published-pages.ts'
import type { SeriesFeature } from '../series/series.feature.ts'
import { createSlugFinder } from './current-slug.repo.ts'
import { createLinkEditsFinder } from './link-edits.repo.ts'
import { createPagePreviewRoute } from './page-preview.route.ts'
import { createPagePreviewService } from './page-preview.service.ts'
import { createReaderFormsRoute } from './reader-forms.route.ts'
import { createReaderPageRoute } from './reader-page.route.ts'
import { createReaderPageService } from './reader-page.service.ts'

interface ReaderPageDeps
  extends Pick<Platform, 'config' | 'database' | 'logger' | 'countRequest' | 'watchRuns' | 'now'> {
  readonly books: Pick<BooksFeature, 'lookup' | 'findCached' | 'findCover'>
  readonly links: Pick<LinksFeature, 'sellerHealth' | 'details'>
  readonly redirect: Pick<RedirectFeature, 'openLink' | 'readReader'>
  readonly accounts: Pick<AccountsFeature, 'findSession'>
  readonly authorPages: Pick<AuthorPagesFeature, 'describePreview' | 'findPortrait'>
  readonly publishedPages: Pick<PublishedPages, 'authorPages' | 'findSeriesOfLink'>
  readonly series: Pick<SeriesFeature, 'describePreview'>
  readonly toShortLink: ToShortLink
  readonly readSite: ReadSite
}

/** The reader page: a book with the stores of the reader's country, its forms, card, and preview images. */
export function createReaderPageFeature(deps: ReaderPageDeps) {
  const { config, database, logger, books, links, redirect, toShortLink, countRequest } = deps
  const origin = config.publicUrl
  const pageDeps = {
    books,
    openLink: redirect.openLink,
    findEdits: createLinkEditsFinder(database.db),
    findAuthor: deps.publishedPages.authorPages.findAuthorOfLink,
    findSeries: deps.publishedPages.findSeriesOfLink,
    defaultTags: config.defaultTags,
    log: logger,
    now: deps.now,
  }
  const findSlug = createSlugFinder(database.db)
  const pages = createReaderPageService({ ...pageDeps, findSlug, toShortLink })
  const cards = createEmbedCards({ ...pageDeps, linkTags: toServiceTags(config).links })
  const findImage = createImageFinder({
    findCover: books.findCover,
    findUploadedCover: links.details.findCover,
    findPortrait: deps.authorPages.findPortrait,
  })
  const previewImages = startPreviewImages({ ...deps, cards, findImage, findSlug })
  const shared = {
    pages,
    cards,
    findImage,
    origin,
    readReader: redirect.readReader,
    readSite: deps.readSite,
    findSession: deps.accounts.findSession,
    countLookup: (request: IncomingMessage) => countRequest('lookup', request),
  }
  const routes: readonly Route[] = [
    createReaderPageRoute(shared),
    createPagePreviewRoute({
      ...shared,
      previews: createPagePreviewService({ ...pageDeps, toShortLink }),
    }),
    createReaderFormsRoute({
      report: links.sellerHealth.report,
      countReport: (request) => countRequest('not-available', request),
      origin,
    }),
    createEmbedRoute(shared),
    createOembedRoute(shared),
    previewImages.route,
  ]
  return { routes, stop: previewImages.stop, close: previewImages.close }
}
