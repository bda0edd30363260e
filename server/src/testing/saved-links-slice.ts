import { buildShortLink, type PublicId } from '@everyshelf/domain/links'
import { toJsonText } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { createTransact } from '../db/transact.ts'
import { createBulkChangesRouter } from '../features/links/bulk-changes/bulk-changes.router.ts'
import { createBulkChangesService } from '../features/links/bulk-changes/bulk-changes.service.ts'
import {
  type BackMatterServiceDeps,
  createBackMatterService,
} from '../features/links/channels/back-matter.service.ts'
import { createChannelsService } from '../features/links/channels/channels.service.ts'
import { createLinksService } from '../features/links/creating/links.service.ts'
import { createLinkDetailsRepo } from '../features/links/details/link-details.repo.ts'
import { createLinkDetailsService } from '../features/links/details/link-details.service.ts'
import { createLabelsService } from '../features/links/labels/labels.service.ts'
import { createLinksRouter } from '../features/links/links.router.ts'
import { createLinkListService } from '../features/links/list/link-list.service.ts'
import { createLinkPagesRepo } from '../features/links/list/link-pages.repo.ts'
import { createSavedFiltersRepo } from '../features/links/saved-filters/saved-filters.repo.ts'
import { createSavedFiltersService } from '../features/links/saved-filters/saved-filters.service.ts'
import {
  createSavedLinksService,
  type SavedLinksServiceDeps,
} from '../features/links/saving/saved-links.service.ts'
import { createSellerHealthRepo } from '../features/links/seller-health/seller-health.repo.ts'
import { createSellerHealthService } from '../features/links/seller-health/seller-health.service.ts'
import { createLinkSettingsService } from '../features/links/settings/link-settings.service.ts'
import { createChangeLinks } from '../features/links/store/change-links.ts'
import type { ToShortLink } from '../features/own-domains/domain-hosts.ts'
import { webhookEvents } from '../features/webhooks/emit/webhook-events.repo.ts'
import { createChartQueries } from '../query-worker/chart-queries.ts'
import type { Session } from '../trpc/request-context.ts'
import { readTags } from './redirect-app.ts'

export const ORIGIN = 'https://everyshelf.example'
export const toShortLink: ToShortLink = (_, slug) => buildShortLink(ORIGIN, slug)

/** The links feature on a real database, called like the router does. */
export function openSavedLinks(
  database: Database,
  {
    lookup,
    findBookPages = async () => ({ author: null, series: null }),
    ...clock
  }: Pick<SavedLinksServiceDeps, 'lookup' | 'now'> &
    Partial<Pick<BackMatterServiceDeps, 'findBookPages'>>,
) {
  const forgotten: string[] = []
  const counted: string[] = []
  const forgetSlug = (slug: string) => void forgotten.push(slug)
  const { db } = database
  const transact = createTransact(db)
  const changeLinks = createChangeLinks({
    transact,
    webhookEvents,
    forgetSlug,
    now: clock.now,
  })
  const analytics = createChartQueries(database.db)
  const savedLinks = createSavedLinksService({
    ...clock,
    lookup,
    db,
    changeLinks,
    toShortLink,
    countClicks: analytics.countClicks,
  })
  const linkSettings = createLinkSettingsService({
    db,
    changeLinks,
    savedLinks,
    serviceTags: readTags({ us: 'shelf-20' }),
    readReaderGroups: analytics.readReaderGroups,
    now: clock.now,
  })
  const sellerHealth = createSellerHealthService({
    repo: createSellerHealthRepo(database.db, webhookEvents),
    now: clock.now,
  })
  const details = createLinkDetailsService({ db, changeLinks, repo: createLinkDetailsRepo(db) })
  const links = createLinksService({
    defaultTags: {},
    origin: ORIGIN,
    toShortLink,
    openGlobalLink: async () => undefined,
    savedLinks,
    findKnownBook: async () => undefined,
    resolveShort: async () => '9780143127741',
  })
  const list = createLinkListService({
    repo: createLinkPagesRepo(database.db, database.kind),
    toShortLink,
    now: clock.now,
    countClicks: analytics.countClicks,
    sumClicks: analytics.sumClicks,
  })
  const channels = createChannelsService({ db, changeLinks, toShortLink })
  const backMatter = createBackMatterService({ db, changeLinks, findBookPages, toShortLink })
  const router = createLinksRouter(
    links,
    savedLinks,
    linkSettings,
    sellerHealth,
    details,
    list,
    backMatter,
    channels,
  )
  const labels = createLabelsService({ db, changeLinks })
  const savedFilters = createSavedFiltersService({
    repo: createSavedFiltersRepo(database.db, transact),
    now: clock.now,
  })
  const bulkRouter = createBulkChangesRouter(
    createBulkChangesService({ db, changeLinks, now: clock.now }),
  )
  const contextOf = (session: Session | null) => ({
    requestId: 'request',
    clientAddress: '192.0.2.7',
    userAgent: undefined,
    languages: [],
    session,
    admin: { requireOpen: async () => {}, recordFor: () => async () => {} },
    origin: ORIGIN,
    countCall: (limit: string) => void counted.push(limit),
  })
  return {
    changeLinks,
    labels,
    savedFilters,
    forgotten,
    /** The limits that were counted. */
    counted,
    report: sellerHealth.report,
    details,
    findTitles: list.findTitles,
    callerOf: (session: Session | null) => router.createCaller(contextOf(session)),
    bulkCallerOf: (session: Session | null) => bulkRouter.createCaller(contextOf(session)),
  }
}

/** Adds a profile; returns its session. */
export async function addLinkOwner(
  { db }: Pick<Database, 'db'>,
  { name, isPremium = false }: { readonly name: string; readonly isPremium?: boolean },
): Promise<Session> {
  const publicId = name.repeat(16).slice(0, 16) as PublicId
  await db
    .insertInto('user_profile')
    .values({
      userId: `user-${name}`,
      publicId,
      username: name,
      affiliateTags: toJsonText({}),
      premiumUntil: null,
      createdAt: '2026-03-01T08:00:00.000Z',
      updatedAt: '2026-03-01T08:00:00.000Z',
    })
    .execute()
  return {
    id: `session-${name}`,
    client: 'web',
    clientVersion: null,
    userId: `user-${name}`,
    publicId,
    email: `${name}@example.test`,
    firstName: name,
    role: 'user',
    isPremium,
    signedInAt: new Date(0),
    createdAt: new Date(0),
  }
}
