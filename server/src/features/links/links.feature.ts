import { toServiceTags } from '../../config/config.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { DashboardQueries } from '../analytics/dashboard-queries.ts'
import type { BooksService } from '../books/books.service.ts'
import type { ToShortLink } from '../own-domains/domain-hosts.ts'
import type { FindDomain } from '../redirect/http.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import type { WebhookEvents } from '../webhooks/emit/webhook-events.repo.ts'
import { createBulkChangesRouter } from './bulk-changes/bulk-changes.router.ts'
import { createBulkChangesService } from './bulk-changes/bulk-changes.service.ts'
import { createBackMatterService, type FindBookPages } from './channels/back-matter.service.ts'
import { createChannelsService } from './channels/channels.service.ts'
import { createGlobalLinkOpener } from './creating/global-links.ts'
import { createLinksService } from './creating/links.service.ts'
import { createLinkDetailsRepo } from './details/link-details.repo.ts'
import { createLinkDetailsService } from './details/link-details.service.ts'
import { createLabelsRouter } from './labels/labels.router.ts'
import { createLabelsService } from './labels/labels.service.ts'
import { createLinksRouter } from './links.router.ts'
import { createLinkListService } from './list/link-list.service.ts'
import { createLinkPagesRepo } from './list/link-pages.repo.ts'
import { createSlugCheck } from './routes/check-slugs.ts'
import { createExplainRouteRouter } from './routes/explain-route.router.ts'
import { createExplainRouteService } from './routes/explain-route.service.ts'
import { createSavedFiltersRepo } from './saved-filters/saved-filters.repo.ts'
import { createSavedFiltersRouter } from './saved-filters/saved-filters.router.ts'
import { createSavedFiltersService } from './saved-filters/saved-filters.service.ts'
import { createDisableLink } from './saving/disable-link.repo.ts'
import { createSavedLinksService } from './saving/saved-links.service.ts'
import { createSellerHealthRepo } from './seller-health/seller-health.repo.ts'
import { createSellerHealthService } from './seller-health/seller-health.service.ts'
import { withFormatHint } from './settings/change-settings.ts'
import { readForeignSettings } from './settings/foreign-settings.ts'
import { createLinkSettingsService } from './settings/link-settings.service.ts'
import {
  createResolveShortService,
  type ResolveShortServiceDeps,
} from './short-links/resolve-short.service.ts'
import { createChangeLinks } from './store/change-links.ts'
import { lockLinksOf } from './store/lock-links.repo.ts'
import { linksOf } from './store/owned-links.repo.ts'

interface LinksDeps extends Pick<Platform, 'config' | 'database' | 'transact' | 'now'> {
  readonly webhookEvents: WebhookEvents
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly clickQueries: DashboardQueries
  readonly redirect: Pick<RedirectFeature, 'forgetSlug' | 'preview'>
  readonly publishedPages: { readonly findBookPages: FindBookPages }
  readonly toShortLink: ToShortLink
  readonly domainHosts: { readonly find: FindDomain }
  readonly network?: ResolveShortServiceDeps | undefined
}

export type LinksFeature = ReturnType<typeof createLinksFeature>

/** Links: create them from any input, save them, change them, and explain their routes. */
export function createLinksFeature(deps: LinksDeps) {
  const { config, database, transact, webhookEvents, books, redirect, toShortLink, now } = deps
  const { clickQueries: queries } = deps
  const { publicUrl: origin, defaultTags } = config
  const linkTags = toServiceTags(config).links
  const { forgetSlug, preview } = redirect
  const { db } = database
  const changeLinks = createChangeLinks({ transact, webhookEvents, forgetSlug, now })
  const resolver = createResolveShortService({ ...deps.network })
  const savedLinks = createSavedLinksService({
    db,
    changeLinks,
    toShortLink,
    now,
    lookup: books.lookup,
    countClicks: queries.countClicks,
  })
  const linkSettings = createLinkSettingsService({
    db,
    changeLinks,
    savedLinks,
    serviceTags: linkTags,
    readReaderGroups: queries.readReaderGroups,
    now,
  })
  const bulkChanges = createBulkChangesService({ db, changeLinks, now })
  const details = createLinkDetailsService({ db, changeLinks, repo: createLinkDetailsRepo(db) })
  const channels = createChannelsService({ db, changeLinks, toShortLink })
  const { findBookPages } = deps.publishedPages
  const backMatter = createBackMatterService({ db, changeLinks, findBookPages, toShortLink })
  const list = createLinkListService({
    repo: createLinkPagesRepo(db, database.kind),
    toShortLink,
    now,
    countClicks: queries.countClicks,
    sumClicks: queries.sumClicks,
  })
  const labels = createLabelsService({ db, changeLinks })
  const savedFilters = createSavedFiltersService({
    repo: createSavedFiltersRepo(db, transact),
    now,
  })
  const sellerHealth = createSellerHealthService({
    repo: createSellerHealthRepo(db, webhookEvents),
    now,
  })
  const openGlobalLink = createGlobalLinkOpener(origin, deps.domainHosts.find, preview)
  const links = createLinksService({
    defaultTags,
    origin,
    toShortLink,
    openGlobalLink,
    savedLinks,
    findKnownBook: books.findCached,
    resolveShort: resolver.resolveShort,
  })
  const routes = createExplainRouteService({ linkTags, openGlobalLink, preview })
  return {
    router: router({
      links: createLinksRouter(
        links,
        savedLinks,
        linkSettings,
        sellerHealth,
        details,
        list,
        backMatter,
        channels,
      ),
      labels: createLabelsRouter(labels),
      savedFilters: createSavedFiltersRouter(savedFilters),
      routes: createExplainRouteRouter(routes, createSlugCheck(preview)),
      bulkChanges: createBulkChangesRouter(bulkChanges),
    }),
    findAllowance: savedLinks.allowance,
    sellerHealth,
    details,
    /** Makes other changes to an owner's links wait until the transaction ends. */
    lockLinksOf,
    changeLinks,
    linksOf,
    settings: { withFormatHint, readForeignSettings },
    disableLink: createDisableLink(db, changeLinks),
    identify: links.identify,
    findTitles: list.findTitles,
    createBookSlugs: backMatter.createSlugs,
    close: resolver.close,
  }
}
