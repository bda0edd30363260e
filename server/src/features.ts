import type { IncomingMessage } from 'node:http'
import { callEach } from './feature.ts'
import { createAccountsFeature } from './features/accounts/accounts.feature.ts'
import type { PasswordHashing } from './features/accounts/password-hashing.ts'
import type { AuthLimits } from './features/accounts/sign-in-limits/auth-limits.ts'
import { createAdminFeature } from './features/admin/admin.feature.ts'
import { createAdminOverviewFeature } from './features/admin-overview/admin-overview.feature.ts'
import { createAnalyticsFeature } from './features/analytics/analytics.feature.ts'
import { createApiKeysFeature } from './features/api-keys/api-keys.feature.ts'
import { createBooksFeature } from './features/books/books.feature.ts'
import { createClickHouseMonitor } from './features/clicks/clickhouse/clickhouse-monitor.ts'
import { createClicksFeature } from './features/clicks/clicks.feature.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import { createDevicesFeature } from './features/devices/devices.feature.ts'
import { createEarningsFeature } from './features/earnings/earnings.feature.ts'
import { createFeedbackFeature } from './features/feedback/feedback.feature.ts'
import { createLinkReportsFeature } from './features/link-reports/link-reports.feature.ts'
import { createLinksFeature } from './features/links/links.feature.ts'
import { createMailFeature } from './features/mail/mail.feature.ts'
import { createOutboxFeature } from './features/mail/outbox.feature.ts'
import { createMovingFeature } from './features/moving/moving.feature.ts'
import type { DomainDns } from './features/own-domains/domain-dns.ts'
import { createDomainHosts } from './features/own-domains/domain-hosts.ts'
import { createOwnDomainsFeature } from './features/own-domains/own-domains.feature.ts'
import { createAuthorPagesFeature } from './features/pages/author/author-pages.feature.ts'
import { createReaderPageFeature } from './features/pages/book/reader-page.feature.ts'
import { createDomainContentRoute } from './features/pages/domain/domain-content.route.ts'
import { createDomainProblemSender } from './features/pages/domain/send-domain-problem.ts'
import { createSiteReader } from './features/pages/frame/page-site.ts'
import { createPublishedPages } from './features/pages/published-pages.ts'
import { createSeriesFeature } from './features/pages/series/series.feature.ts'
import { createProfileFeature } from './features/profile/profile.feature.ts'
import { createRedirectFeature } from './features/redirect/redirect.feature.ts'
import { createReferralsFeature } from './features/referrals/referrals.feature.ts'
import { createScaledCoversFeature } from './features/scaled-covers/scaled-covers.feature.ts'
import { createSiteFeature } from './features/site/site.feature.ts'
import { createStatusFeature } from './features/status/status.feature.ts'
import { createPremiumService } from './features/subscription/premium.service.ts'
import { createSubscriptionFeature } from './features/subscription/subscription.feature.ts'
import { createUploadedCoversFeature } from './features/uploaded-covers/uploaded-covers.feature.ts'
import { webhookEvents } from './features/webhooks/emit/webhook-events.repo.ts'
import { createWebhooksFeature } from './features/webhooks/webhooks.feature.ts'
import { createWeeklyEmailFeature } from './features/weekly-email/weekly-email.feature.ts'
import type { IsDataCenter } from './http/geo/data-centers.ts'
import type { FindCountry } from './http/geo/ip-country.ts'
import type { ClockSkew } from './http/health/clock-skew.ts'
import type { Readiness } from './http/health/health.ts'
import type { EnqueueTask } from './http/limits/task-queue.ts'
import type { ProcessRuns } from './jobs/process-runs.ts'
import { createUpstreams, type NetworkOverrides } from './outbound/upstreams.ts'
import { erasePersonalData, exportPersonalData } from './personal-data.ts'
import type { LimitOverrides, Platform } from './platform.ts'
import { type StartQueryWorker, startQueryWorker } from './query-worker/start-query-worker.ts'

export interface FeaturesDeps extends Platform, LimitOverrides {
  /** The built web app. */
  readonly webFolder: string
  readonly findCountry: FindCountry
  readonly isDataCenter: IsDataCenter
  readonly provenTime: ProvenTime
  readonly readiness: Readiness
  readonly clock: ClockSkew
  readonly processRuns: ProcessRuns
  readonly enqueueTask: EnqueueTask
  /** The oldest supported extension version. */
  readonly minimumExtension: string
  /** Tests replace the following. */
  readonly authLimits?: AuthLimits
  readonly hashing?: PasswordHashing | undefined
  readonly network?: NetworkOverrides
  readonly startQueryWorker?: StartQueryWorker | undefined
  readonly dns?: DomainDns
}

export type Features = ReturnType<typeof createFeatures>

/** Creates every feature, in order, from the features it needs. */
export function createFeatures(deps: FeaturesDeps) {
  const { config, database, metrics, provenTime, now } = deps
  const { clickHouseUrl } = config
  const clickHouse = createClickHouseMonitor(clickHouseUrl, metrics)
  const domainHosts = createDomainHosts(database.db, config.publicUrl)
  const { find: findDomain } = domainHosts
  const isOwnDomain = ({ headers }: IncomingMessage) => findDomain(headers.host) !== undefined
  const publishedPages = createPublishedPages(database.db, now)
  const sendDomainProblem = createDomainProblemSender({
    findDomain,
    findRootPage: publishedPages.findRootPage,
    origin: config.publicUrl,
    onError: (error) => deps.logger.error({ err: error }, 'page of an own domain failed'),
  })
  const redirect = createRedirectFeature({ ...deps, clickHouse, findDomain, sendDomainProblem })
  const { startQueryWorker: startWorker = startQueryWorker } = deps
  const worker = startWorker({ database: config.database, clickHouseUrl }, clickHouse.onRequest)
  const upstreams = createUpstreams({
    ...deps.network,
    now,
    onTime: provenTime.observeTime,
    urls: config.upstreams,
    publicUrl: config.publicUrl,
  })
  const site = createSiteFeature({ ...deps, published: publishedPages.lists })
  const base = {
    ...deps,
    clickHouse,
    domainHosts,
    toShortLink: domainHosts.toShortLink,
    readSite: createSiteReader(isOwnDomain, config.publicUrl),
    redirect,
    upstreams,
    publishedPages,
    clickQueries: worker.queries,
    premium: createPremiumService(deps),
    onPageChange: site.forgetSitemap,
  }

  // Features that others need, in the order of their dependencies.
  const status = createStatusFeature(base)
  const reports = createLinkReportsFeature(base)
  const mail = createMailFeature(base)
  const books = createBooksFeature(base)
  const clicks = createClicksFeature(base)
  const links = createLinksFeature({ ...base, books, webhookEvents })
  const referrals = createReferralsFeature(base)
  const subscription = createSubscriptionFeature({ ...base, referrals })
  const accounts = createAccountsFeature({ ...base, mail, links, subscription, erasePersonalData })
  const apiKeys = createApiKeysFeature({ ...base, accounts, mail })
  const devices = createDevicesFeature({ ...base, accounts, apiKeys })
  const analytics = createAnalyticsFeature({ ...base, clicks, accounts })
  const admin = createAdminFeature({ ...base, accounts, subscription, reports, links })
  const outbox = createOutboxFeature({ ...base, mail, accounts, admin })
  const feedback = createFeedbackFeature({ ...base, mail, outbox })
  const uploadedCovers = createUploadedCoversFeature({ ...base, accounts, links })
  const series = createSeriesFeature({ ...base, accounts, links, reports })
  const authorPages = createAuthorPagesFeature({
    ...base,
    accounts,
    uploadedCovers,
    reports,
    series,
  })
  const all = [
    status,
    reports,
    mail,
    books,
    clicks,
    links,
    referrals,
    subscription,
    // Before `accounts`, whose route answers all other paths below `/api/auth`.
    devices,
    accounts,
    apiKeys,
    analytics,
    admin,
    outbox,
    feedback,
    uploadedCovers,
    createEarningsFeature({ ...base, links }),
    createMovingFeature({ ...base, books, links, mail }),
    createOwnDomainsFeature({ ...base, mail }),
    createWebhooksFeature({ ...base, accounts, mail, links, clicks }),
    createScaledCoversFeature({ ...base, books, links }),
    authorPages,
    series,
    site,
    createProfileFeature({ ...base, mail, accounts, clicks, exportPersonalData }),
    createWeeklyEmailFeature({ ...base, mail, analytics }),
    createReaderPageFeature({ ...base, books, links, accounts, authorPages, series }),
    createAdminOverviewFeature({ ...base, feedback, outbox, subscription, admin, reports }),
  ] as const
  return {
    all,
    isOwnDomain,
    sendDomainProblem,
    domainContent: createDomainContentRoute({
      ...publishedPages,
      findDomain,
      sendProblem: sendDomainProblem,
    }),
    clickHouse,
    redirect,
    status,
    apiKeys,
    devices,
    analytics,
    admin,
    uploadedCovers,
    endStreams: () => callEach(all, 'endStreams'),
    stop: () => callEach(all, 'stop'),
    close: () => [
      ...callEach(all, 'close'),
      ...[redirect, upstreams, worker, clickHouse].map((each) => each.close()),
    ],
  }
}
