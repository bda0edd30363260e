import type { PublicId } from '@everyshelf/domain/links'
import { toJsonText } from '../db/columns.ts'
import { createTransact } from '../db/transact.ts'
import { createAnalyticsQueries } from '../features/analytics/worker/analytics-queries.ts'
import {
  type BackMatterServiceDeps,
  createBackMatterService,
} from '../features/links/back-matter.service.ts'
import { createBulkChangesRepo } from '../features/links/bulk-changes/bulk-changes.repo.ts'
import { createBulkChangesRouter } from '../features/links/bulk-changes/bulk-changes.router.ts'
import { createBulkChangesService } from '../features/links/bulk-changes/bulk-changes.service.ts'
import { createChannelsRepo } from '../features/links/channels/channels.repo.ts'
import { createChannelsService } from '../features/links/channels/channels.service.ts'
import { createLabelsRepo } from '../features/links/labels/labels.repo.ts'
import { createLabelsService } from '../features/links/labels/labels.service.ts'
import { createLinkDetailsRepo } from '../features/links/link-details.repo.ts'
import { createLinkDetailsService } from '../features/links/link-details.service.ts'
import { createLinkListService } from '../features/links/link-list.service.ts'
import { createLinkPagesRepo } from '../features/links/link-pages.repo.ts'
import { createLinkSettingsRepo } from '../features/links/link-settings.repo.ts'
import { createLinkSettingsService } from '../features/links/link-settings.service.ts'
import { createLinksRouter } from '../features/links/links.router.ts'
import { createLinksService } from '../features/links/links.service.ts'
import { createSavedFiltersRepo } from '../features/links/saved-filters/saved-filters.repo.ts'
import { createSavedFiltersService } from '../features/links/saved-filters/saved-filters.service.ts'
import { createSavedLinksRepo } from '../features/links/saved-links.repo.ts'
import {
  createSavedLinksService,
  type SavedLinksServiceDeps,
} from '../features/links/saved-links.service.ts'
import { createSellerHealthRepo } from '../features/links/seller-health.repo.ts'
import { createSellerHealthService } from '../features/links/seller-health.service.ts'
import type { Session } from '../trpc/request-context.ts'
import type { TestDatabase } from './databases.ts'
import { readTags } from './redirect-app.ts'

export const ORIGIN = 'https://everyshelf.example'

/** The links feature on a real database, called like the router does. */
export function openSavedLinks(
  database: TestDatabase,
  {
    lookup,
    findBookPages,
    ...clock
  }: Pick<SavedLinksServiceDeps, 'lookup' | 'now'> & Pick<BackMatterServiceDeps, 'findBookPages'>,
) {
  const forgotten: string[] = []
  const counted: string[] = []
  const forgetSlug = (slug: string) => void forgotten.push(slug)
  const analytics = createAnalyticsQueries(database.db, database.kind)
  const savedLinks = createSavedLinksService({
    ...clock,
    lookup,
    repo: createSavedLinksRepo(database.db),
    origin: ORIGIN,
    countClicks: analytics.countClicks,
    forgetSlug,
  })
  const linkSettings = createLinkSettingsService({
    repo: createLinkSettingsRepo(database.db, createTransact(database.db)),
    savedLinks,
    serviceTags: readTags({ us: 'shelf-20' }),
    readReaderGroups: analytics.readReaderGroups,
    forgetSlug,
    now: clock.now,
  })
  const sellerHealth = createSellerHealthService({
    repo: createSellerHealthRepo(database.db),
    now: clock.now,
  })
  const details = createLinkDetailsService({
    repo: createLinkDetailsRepo(database.db, createTransact(database.db)),
    now: clock.now,
  })
  const links = createLinksService({
    defaultTags: {},
    origin: ORIGIN,
    openGlobalLink: async () => undefined,
    savedLinks,
    findKnownBook: async () => undefined,
    resolveShort: async () => '9780143127741',
  })
  const list = createLinkListService({
    repo: createLinkPagesRepo(database.db, database.kind),
    origin: ORIGIN,
    now: clock.now,
    countClicks: analytics.countClicks,
    sumClicks: analytics.sumClicks,
  })
  const transact = createTransact(database.db)
  const channelsRepo = createChannelsRepo(database.db, transact)
  const channels = createChannelsService({ repo: channelsRepo, forgetSlug, now: clock.now })
  const backMatter = createBackMatterService({
    repo: channelsRepo,
    findBookPages,
    forgetSlug,
    now: clock.now,
  })
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
  const labels = createLabelsService({
    repo: createLabelsRepo(database.db, transact),
    now: clock.now,
  })
  const savedFilters = createSavedFiltersService({
    repo: createSavedFiltersRepo(database.db, transact),
    now: clock.now,
  })
  const bulkRouter = createBulkChangesRouter(
    createBulkChangesService({
      repo: createBulkChangesRepo(database.db, createTransact(database.db)),
      forgetSlug,
      now: clock.now,
    }),
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
    labels,
    savedFilters,
    forgotten,
    /** The limits that were counted. */
    counted,
    report: sellerHealth.report,
    details,
    callerOf: (session: Session | null) => router.createCaller(contextOf(session)),
    bulkCallerOf: (session: Session | null) => bulkRouter.createCaller(contextOf(session)),
  }
}

/** Adds a profile; returns its session. */
export async function addLinkOwner(
  { db }: TestDatabase,
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
