import { toServiceTags } from '../../config.ts'
import type { HotPath } from '../../hot-path.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AnalyticsQueries } from '../analytics/worker/analytics-queries.ts'
import type { BooksService } from '../books/books.service.ts'
import { createBackMatterService, type FindBookPages } from './back-matter.service.ts'
import { createBulkChangesRepo } from './bulk-changes/bulk-changes.repo.ts'
import { createBulkChangesRouter } from './bulk-changes/bulk-changes.router.ts'
import { createBulkChangesService } from './bulk-changes/bulk-changes.service.ts'
import { createChannelsRepo } from './channels/channels.repo.ts'
import { createChannelsService } from './channels/channels.service.ts'
import { createSlugCheck } from './check-slugs.ts'
import { setLinkDisabled } from './disable-link.repo.ts'
import { createExplainRouteRouter } from './explain-route.router.ts'
import { createExplainRouteService } from './explain-route.service.ts'
import { createGlobalLinkOpener } from './global-links.ts'
import { createLabelsRepo } from './labels/labels.repo.ts'
import { createLabelsRouter } from './labels/labels.router.ts'
import { createLabelsService } from './labels/labels.service.ts'
import { createLinkDetailsRepo } from './link-details.repo.ts'
import { createLinkDetailsService } from './link-details.service.ts'
import { createLinkListService } from './link-list.service.ts'
import { createLinkPagesRepo } from './link-pages.repo.ts'
import { linkRows } from './link-rows.repo.ts'
import { createLinkSettingsRepo } from './link-settings.repo.ts'
import { createLinkSettingsService } from './link-settings.service.ts'
import { createLinksRouter } from './links.router.ts'
import { createLinksService } from './links.service.ts'
import { lockLinksOf } from './lock-links.repo.ts'
import { createResolveShortService, type ResolveShortServiceDeps } from './resolve-short.service.ts'
import { createSavedFiltersRepo } from './saved-filters/saved-filters.repo.ts'
import { createSavedFiltersRouter } from './saved-filters/saved-filters.router.ts'
import { createSavedFiltersService } from './saved-filters/saved-filters.service.ts'
import { createSavedLinksRepo } from './saved-links.repo.ts'
import { createSavedLinksService } from './saved-links.service.ts'
import { createSellerHealthRepo } from './seller-health.repo.ts'
import { createSellerHealthService } from './seller-health.service.ts'

interface LinksDeps extends Pick<Platform, 'config' | 'database' | 'transact' | 'now'> {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly clickQueries: AnalyticsQueries
  readonly hotPath: Pick<HotPath, 'forgetSlug' | 'preview'>
  readonly findBookPages?: FindBookPages | undefined
  readonly network?: ResolveShortServiceDeps | undefined
}

export type LinksFeature = ReturnType<typeof createLinksFeature>

/** Links: create them from any input, save them, change them, and explain their routes. */
export function createLinksFeature(deps: LinksDeps) {
  const { config, database, transact, books, hotPath, now } = deps
  const { clickQueries: queries } = deps
  const { publicUrl: origin, defaultTags } = config
  const linkTags = toServiceTags(config).links
  const { forgetSlug, preview } = hotPath
  const resolver = createResolveShortService({ ...deps.network })
  const savedLinks = createSavedLinksService({
    repo: createSavedLinksRepo(database.db),
    origin,
    now,
    lookup: books.lookup,
    countClicks: queries.countClicks,
    forgetSlug,
  })
  const linkSettings = createLinkSettingsService({
    repo: createLinkSettingsRepo(database.db, transact),
    savedLinks,
    serviceTags: linkTags,
    readReaderGroups: queries.readReaderGroups,
    forgetSlug,
    now,
  })
  const bulkChanges = createBulkChangesService({
    repo: createBulkChangesRepo(database.db, transact),
    forgetSlug,
    now,
  })
  const details = createLinkDetailsService({
    repo: createLinkDetailsRepo(database.db, transact),
    now,
  })
  const channelsRepo = createChannelsRepo(database.db, transact)
  const channels = createChannelsService({ repo: channelsRepo, forgetSlug, now })
  const backMatter = createBackMatterService({
    repo: channelsRepo,
    findBookPages: deps.findBookPages,
    forgetSlug,
    now,
  })
  const list = createLinkListService({
    repo: createLinkPagesRepo(database.db, database.kind),
    origin,
    now,
    countClicks: queries.countClicks,
    sumClicks: queries.sumClicks,
  })
  const labels = createLabelsService({ repo: createLabelsRepo(database.db, transact), now })
  const savedFilters = createSavedFiltersService({
    repo: createSavedFiltersRepo(database.db, transact),
    now,
  })
  const sellerHealth = createSellerHealthService({ repo: createSellerHealthRepo(database.db), now })
  const openGlobalLink = createGlobalLinkOpener(origin, preview)
  const links = createLinksService({
    defaultTags,
    origin,
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
    /** For features that write links in transactions of their own. */
    rows: linkRows,
    identify: links.identify,
    setLinkDisabled,
    forgetSlug,
    createBookSlugs: backMatter.createSlugs,
    close: resolver.close,
  }
}
