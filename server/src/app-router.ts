import { createAccountsRouter, createSessionRouter } from './features/accounts/accounts.router.ts'
import type { AccountsService } from './features/accounts/accounts.service.ts'
import { type AdminServices, createAdminRouter } from './features/admin/admin.router.ts'
import { createBooksRouter } from './features/books/books.router.ts'
import type { BooksService } from './features/books/books.service.ts'
import type { BookSearchService } from './features/books/search/book-search.service.ts'
import { createAnalyticsRouter } from './features/clicks/analytics/analytics.router.ts'
import type { AnalyticsService } from './features/clicks/analytics/analytics.service.ts'
import { createClicksRouter } from './features/clicks/clicks.router.ts'
import type { ClicksService } from './features/clicks/clicks.service.ts'
import type { LiveService } from './features/clicks/live/live.service.ts'
import { createDevicesRouter } from './features/devices/devices.router.ts'
import type { DevicesService } from './features/devices/devices.service.ts'
import { createFeedbackRouter } from './features/feedback/feedback.router.ts'
import type { FeedbackService } from './features/feedback/feedback.service.ts'
import type { LinkSettingsService } from './features/links/link-settings.service.ts'
import { createLinksRouter } from './features/links/links.router.ts'
import type { LinksService } from './features/links/links.service.ts'
import { createRoutesRouter } from './features/links/routes.router.ts'
import type { RoutesService } from './features/links/routes.service.ts'
import type { SavedLinksService } from './features/links/saved-links.service.ts'
import type { ShopHealthService } from './features/links/shop-health.service.ts'
import { createProfileRouter } from './features/profile/profile.router.ts'
import type { ProfileService } from './features/profile/profile.service.ts'
import type { TagChangesService } from './features/profile/tag-changes.service.ts'
import {
  createReferralsApplyRouter,
  createReferralsRouter,
} from './features/referrals/referrals.router.ts'
import type { ReferralsService } from './features/referrals/referrals.service.ts'
import { createSiteRouter } from './features/site/site.router.ts'
import type { SiteService } from './features/site/site.service.ts'
import { createStatusRouter } from './features/status/status.router.ts'
import type { StatusService } from './features/status/status.service.ts'
import { createSubscriptionRouter } from './features/subscription/subscription.router.ts'
import type { SubscriptionService } from './features/subscription/subscription.service.ts'
import { createOperatorRouter, type OperatorServices } from './operator.router.ts'
import { mergeRouters, router } from './trpc/procedures.ts'

/** What the procedures call; one property per slice. */
export interface Services extends AdminServices, OperatorServices {
  readonly books: BooksService
  readonly bookSearch: BookSearchService
  readonly links: LinksService
  readonly routes: RoutesService
  readonly savedLinks: SavedLinksService
  readonly linkSettings: LinkSettingsService
  readonly shopHealth: ShopHealthService
  readonly clicks: ClicksService
  readonly analytics: AnalyticsService
  readonly live: LiveService
  readonly feedback: FeedbackService
  readonly accounts: AccountsService
  readonly devices: DevicesService
  readonly profile: ProfileService
  readonly tagChanges: TagChangesService
  readonly subscription: SubscriptionService
  readonly referrals: ReferralsService
  readonly site: SiteService
  readonly status: StatusService
}

export function createAppRouter(services: Services) {
  const { links, savedLinks, linkSettings, shopHealth } = services
  const features = router({
    books: createBooksRouter(services.books, services.bookSearch),
    links: createLinksRouter(links, savedLinks, linkSettings, shopHealth),
    routes: createRoutesRouter(services.routes),
    clicks: createClicksRouter(services.clicks),
    analytics: createAnalyticsRouter(services.analytics, services.live),
    feedback: createFeedbackRouter(services.feedback),
    session: createSessionRouter(services.accounts),
    accounts: createAccountsRouter(services.accounts),
    devices: createDevicesRouter(services.devices),
    profile: createProfileRouter(services.profile, services.tagChanges),
    subscription: createSubscriptionRouter(services.subscription),
    referrals: createReferralsRouter(services.referrals),
    site: createSiteRouter(services.site),
    status: createStatusRouter(services.status),
    admin: mergeRouters(createAdminRouter(services), createOperatorRouter(services)),
  })
  return mergeRouters(features, createReferralsApplyRouter(services.referrals))
}

export type AppRouter = ReturnType<typeof createAppRouter>
