import type { Services } from './app-router.ts'
import { createBookServices } from './book-services.ts'
import { startClickJobs } from './click-jobs.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createTransact } from './db/transact.ts'
import type { AdminServices } from './features/admin/admin.router.ts'
import type { CoversService } from './features/books/covers/covers.service.ts'
import { createAnalyticsRepo } from './features/clicks/analytics/analytics.repo.ts'
import { createAnalyticsService } from './features/clicks/analytics/analytics.service.ts'
import { createTrackedLinkFinder } from './features/clicks/clicks.repo.ts'
import { createClicksService } from './features/clicks/clicks.service.ts'
import { createLiveService } from './features/clicks/live/live.service.ts'
import { createLiveClicksRepo } from './features/clicks/live/live-clicks.repo.ts'
import { createLiveClicks } from './features/clicks/live/live-clicks.ts'
import {
  type StartReadings,
  startReadingThread,
} from './features/clicks/readings/start-reading-thread.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import { createDigestRepo } from './features/digest/digest.repo.ts'
import { createDigestService, type DigestService } from './features/digest/digest.service.ts'
import { createUnsubscribeLinks } from './features/digest/unsubscribe-links.ts'
import { createFeedbackRepo } from './features/feedback/feedback.repo.ts'
import { createFeedbackService } from './features/feedback/feedback.service.ts'
import { createLinkSettingsRepo } from './features/links/link-settings.repo.ts'
import { createLinkSettingsService } from './features/links/link-settings.service.ts'
import { createLinksService } from './features/links/links.service.ts'
import { createOwnLinkOpener } from './features/links/own-links.ts'
import { createResolveShortService } from './features/links/resolve-short.service.ts'
import { createRoutesService } from './features/links/routes.service.ts'
import { createSavedLinksRepo } from './features/links/saved-links.repo.ts'
import { createSavedLinksService } from './features/links/saved-links.service.ts'
import { createShopHealthRepo } from './features/links/shop-health.repo.ts'
import { createShopHealthService } from './features/links/shop-health.service.ts'
import type { MailService } from './features/mail/mail.service.ts'
import { createSiteService } from './features/site/site.service.ts'
import type { RedirectTimes } from './features/status/redirect-times.ts'
import type { HotPath } from './hot-path.ts'
import type { FindCountry } from './http/ip-country.ts'
import type { WatchRuns } from './jobs/process-runs.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'
import { startMail } from './mail-parts.ts'
import type { OperatorServices } from './operator.router.ts'
import type { Dial, Resolve } from './outbound/guarded-dialer.ts'
import type { OutboundLimits } from './outbound/limits.ts'
import { createUpstreams, type Upstreams } from './outbound/upstreams.ts'
import { createReferrals } from './referral-parts.ts'
import { startStatus } from './status-parts.ts'

/** Where tests take the place of the network; nothing in the configuration reaches them (S16). */
export interface NetworkSeams {
  readonly limits?: Partial<OutboundLimits>
  readonly resolve?: Resolve
  readonly dial?: Dial
}

interface ServiceParts {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly network?: NetworkSeams | undefined
  /** A thread of its own unless told. */
  readonly startReadings?: StartReadings | undefined
  readonly hotPath: Pick<
    HotPath,
    'recorder' | 'readAgent' | 'forgetSlug' | 'forgetOwner' | 'preview'
  >
  readonly findCountry: FindCountry
  readonly provenTime: ProvenTime
  readonly startSharedJob: StartSharedJob
  readonly watchRuns?: WatchRuns | undefined
  readonly now: () => number
}

/** Accounts are built from these and come to the procedures beside them. */
export interface BuiltServices
  extends Omit<
    Services,
    | 'accounts'
    | 'devices'
    | 'profile'
    | 'tagChanges'
    | 'subscription'
    | keyof AdminServices
    | keyof OperatorServices
  > {
  readonly mail: MailService
  readonly covers: CoversService
  readonly digest: DigestService
  readonly upstreams: Upstreams
  readonly redirectTimes: RedirectTimes
  /** What has no end of its own. */
  readonly endStreams: () => Promise<void>
  /** Within a moment, or else by and by. */
  readonly recountClicks: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Builds every slice's service from the ones it needs. */
export function createServices(parts: ServiceParts): BuiltServices {
  const { config, database, logger, network, hotPath, findCountry, startSharedJob, now } = parts
  const upstreams = createUpstreams({
    ...network,
    now,
    onTime: parts.provenTime.hearTime,
    urls: config.upstreams,
    publicUrl: config.publicUrl,
  })
  const { books, bookSearch, covers, stop } = createBookServices({
    config,
    database,
    upstreams,
    logger,
    startSharedJob,
    now,
  })
  const mail = startMail({ config, database, logger, watchRuns: parts.watchRuns, now })
  const transact = createTransact(database.db)
  const feedback = createFeedbackService({
    repo: createFeedbackRepo(),
    transact,
    mail,
    now,
  })
  const referrals = createReferrals({ database, secret: String(config.authSecret), now })
  const clickJobs = startClickJobs({
    database,
    transact,
    startSharedJob,
    hasReplica: config.database.kind === 'postgres' && config.database.readUrl !== undefined,
    provenTime: parts.provenTime,
    logger,
    now,
  })
  const status = startStatus(database, logger, now, parts.watchRuns)
  const reading = (parts.startReadings ?? startReadingThread)(config.database)
  const resolver = createResolveShortService({ ...network })
  const savedLinks = createSavedLinksService({
    repo: createSavedLinksRepo(database.db),
    origin: config.publicUrl,
    now,
    lookup: books.lookup,
    countClicks: reading.readings.countClicks,
    forgetSlug: hotPath.forgetSlug,
  })
  const linkSettings = createLinkSettingsService({
    repo: createLinkSettingsRepo(database.db, transact),
    savedLinks,
    serviceTags: config.defaultTags,
    readLastReaders: reading.readings.readLastReaders,
    forgetSlug: hotPath.forgetSlug,
    now,
  })
  const shopHealth = createShopHealthService({ repo: createShopHealthRepo(database.db), now })
  const openOwnLink = createOwnLinkOpener(config.publicUrl, hotPath.preview)
  const links = createLinksService({
    defaultTags: config.defaultTags,
    origin: config.publicUrl,
    openOwnLink,
    savedLinks,
    findKnownBook: books.findCached,
    resolveShort: resolver.resolveShort,
  })
  const routes = createRoutesService({
    defaultTags: config.defaultTags,
    openOwnLink,
    preview: hotPath.preview,
  })
  const clicks = createClicksService({
    findLink: createTrackedLinkFinder(database.db),
    recorder: hotPath.recorder,
    readAgent: hotPath.readAgent,
    findCountry,
    now,
  })
  const { listBooks } = createAnalyticsRepo(database.db, database.kind)
  const liveClicks = createLiveClicks({
    repo: createLiveClicksRepo(database.db),
    log: logger,
    now,
  })
  const analytics = createAnalyticsService({ readings: reading.readings, now })
  const digest = createDigestService({
    repo: createDigestRepo(database.db),
    transact,
    analytics,
    mail,
    unsubscribe: createUnsubscribeLinks(String(config.authSecret), config.publicUrl),
    now,
  })
  const digests = startSharedJob('weekly-mails', digest.writeDue)
  return {
    books,
    bookSearch,
    covers,
    digest,
    links,
    routes,
    savedLinks,
    linkSettings,
    shopHealth,
    clicks,
    analytics,
    live: createLiveService({ clicks: liveClicks, listBooks }),
    endStreams: liveClicks.stop,
    mail,
    feedback,
    referrals,
    site: createSiteService(config),
    status: status.service,
    redirectTimes: status.redirectTimes,
    upstreams,
    recountClicks: clickJobs.recountClicks,
    close: async () => {
      await Promise.all([
        status.stop(),
        stop(),
        clickJobs.stop(),
        digests.stop(),
        mail.stop(),
        upstreams.close(),
        resolver.close(),
        reading.close(),
      ])
    },
  }
}
