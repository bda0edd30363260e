import type { HotPath } from '../../hot-path.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { BooksService } from '../books/books.service.ts'
import type { ClicksFeature } from '../clicks/clicks.feature.ts'
import { createLinkSettingsRepo } from './link-settings.repo.ts'
import { createLinkSettingsService } from './link-settings.service.ts'
import { createLinksRouter } from './links.router.ts'
import { createLinksService } from './links.service.ts'
import { createOwnLinkOpener } from './own-links.ts'
import { createResolveShortService, type ResolveShortServiceDeps } from './resolve-short.service.ts'
import { createRoutesRouter } from './routes.router.ts'
import { createRoutesService } from './routes.service.ts'
import { createSavedLinksRepo } from './saved-links.repo.ts'
import { createSavedLinksService } from './saved-links.service.ts'
import { createShopHealthRepo } from './shop-health.repo.ts'
import { createShopHealthService } from './shop-health.service.ts'

interface LinksDeps extends Pick<Platform, 'config' | 'database' | 'transact' | 'now'> {
  readonly books: Pick<BooksService, 'lookup' | 'findCached'>
  readonly clicks: Pick<ClicksFeature, 'queries'>
  readonly hotPath: Pick<HotPath, 'forgetSlug' | 'preview'>
  readonly network?: ResolveShortServiceDeps | undefined
}

export type LinksFeature = ReturnType<typeof createLinksFeature>

/** Links: made from any input, saved, changed, and explained reader by reader. */
export function createLinksFeature(deps: LinksDeps) {
  const { config, database, transact, books, hotPath, now } = deps
  const { queries } = deps.clicks
  const { publicUrl: origin, defaultTags } = config
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
    serviceTags: defaultTags,
    readLastReaders: queries.readLastReaders,
    forgetSlug,
    now,
  })
  const shopHealth = createShopHealthService({ repo: createShopHealthRepo(database.db), now })
  const openOwnLink = createOwnLinkOpener(origin, preview)
  const links = createLinksService({
    defaultTags,
    origin,
    openOwnLink,
    savedLinks,
    findKnownBook: books.findCached,
    resolveShort: resolver.resolveShort,
  })
  const routes = createRoutesService({ defaultTags, openOwnLink, preview })
  return {
    router: router({
      links: createLinksRouter(links, savedLinks, linkSettings, shopHealth),
      routes: createRoutesRouter(routes),
    }),
    findAllowance: savedLinks.allowance,
    shopHealth,
    close: resolver.close,
  }
}
