import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { PublicId, Slug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { type Config, toServiceTags } from './config.ts'
import type { Database } from './db/database.ts'
import { createSessionTokenReader } from './features/accounts/session-token.ts'
import { createSessionUserCache } from './features/accounts/session-user-cache.ts'
import {
  type ClickCounts,
  type ClickRecorder,
  createClickRecorder,
} from './features/clicks/click-recorder.ts'
import type { ClickStore } from './features/clicks/click-store.ts'
import type { ClickHouseMonitor } from './features/clicks/clickhouse/clickhouse-monitor.ts'
import { createHitIds } from './features/clicks/hit-id.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import type { ClickSpool } from './features/clicks/spool/click-spool.ts'
import { createAgentReader, type ReadAgent } from './features/clicks/user-agent.ts'
import { createDailySaltsRepo } from './features/clicks/visitor-hash/daily-salts.repo.ts'
import { createDailySalts } from './features/clicks/visitor-hash/daily-salts.ts'
import { createVisitorHasher } from './features/clicks/visitor-hash/visitor-hash.ts'
import {
  createEdgeHitsReceiver,
  type ReceiveEdgeHits,
} from './features/redirect/edge/receive-edge-hits.ts'
import { createLinkFollower, type ReadFollowingReader } from './features/redirect/follow-link.ts'
import { type CacheLookups, createLinkCache } from './features/redirect/link-cache.ts'
import { createLinkOpener } from './features/redirect/link-opener.ts'
import { type OpenedSavedLink, openSavedLink } from './features/redirect/open-link.ts'
import { listOwnCampaigns } from './features/redirect/own-campaigns.repo.ts'
import { isLinkUrl } from './features/redirect/parse-link-url.ts'
import { listenForLinkChanges } from './features/redirect/postgres-link-changes.repo.ts'
import { createLinkPreviewer, type LinkPreviewer } from './features/redirect/preview-link.ts'
import { createReaderContextReader } from './features/redirect/reader-context.ts'
import { createReaderValues } from './features/redirect/reader-values.ts'
import { createRedirectHandler, type HandleRedirect } from './features/redirect/redirect.handler.ts'
import { createRedirectCounts, type RedirectCounts } from './features/redirect/redirect-counts.ts'
import { getRedirectHeaders, listRedirectHeaders } from './features/redirect/redirect-headers.ts'
import { openHotPathStores } from './hot-path-stores.ts'
import type { ReadClientAddress } from './http/client-address.ts'
import type { IsDataCenter } from './http/data-centers.ts'
import type { FindCountry } from './http/ip-country.ts'
import { createClientKey, type LimitRules, limitRules } from './http/rate-limits.ts'
import { listTransportHeaders } from './http/strict-transport.ts'
import type { EnqueueTask } from './http/task-queue.ts'
import type { LimitRule } from './http/window-counter.ts'
import type { WatchRuns } from './jobs/process-runs.ts'
import { startJob } from './jobs/start-job.ts'
import type { Logger } from './logger.ts'

export interface HotPathDeps {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly readClient: ReadClientAddress
  readonly findCountry: FindCountry
  readonly isDataCenter: IsDataCenter
  readonly provenTime: Pick<ProvenTime, 'minimumMs'>
  readonly clickHouse?: Pick<ClickHouseMonitor, 'onRequest'> | undefined
  readonly watchRuns?: WatchRuns | undefined
  readonly limits?: LimitRules | undefined
  /** Delays the pages of broken links while redirects are busy. */
  readonly enqueueTask: EnqueueTask
  readonly now?: () => number
}

export interface HotPathMetrics {
  readonly redirects: RedirectCounts
  readonly lookups: CacheLookups
  /** Attempts to write hits, of one or many at once. */
  readonly commits: number
}

/** Redirects and the recording of hits: everything between a reader's click and the store. */
export interface HotPath {
  readonly handle: HandleRedirect
  readonly recorder: ClickRecorder
  /** Null without a secret for workers at the edge. */
  readonly receiveEdgeHits: ReceiveEdgeHits | null
  readonly countClicks: () => ClickCounts
  /** Where clicks are stored after the spool. */
  readonly clicks: ClickStore
  readonly spool: ClickSpool['state']
  /** Metrics besides the counts of clicks. */
  readonly readMetrics: () => HotPathMetrics
  readonly readAgent: ReadAgent
  /** The saved link and the reader as the redirect sees them, for the reader page. */
  readonly openLink: (slug: Slug) => Promise<OpenedSavedLink | null>
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  /** Follows a link that another route chose for the reader, and records the hit. */
  readonly readFollowingReader: ReadFollowingReader
  /** The headers of every redirect but `Location`. */
  readonly redirectHeaders: Readonly<Record<string, string>>
  /** Previews links for the link testers. */
  readonly preview: LinkPreviewer
  /** Call this after committing a change of an owner's tags or plan. */
  readonly forgetOwner: (publicId: PublicId) => void
  /** Call this after creating or changing a saved link. */
  readonly forgetSlug: (slug: Slug) => void
  /** Resolves when readers can be recognized, soon after the start. */
  readonly ready: Promise<void>
  /** Waits for hits that are being recorded. */
  readonly close: () => Promise<void>
}

/** Without change notifications, cached links expire after this time (R17). */
const TTL_WITHOUT_NOTIFICATIONS_MS = 5000
const FLUSH_WITHIN_MS = 2000

export function createHotPath(deps: HotPathDeps): HotPath {
  const { config, logger, now = Date.now, limits = limitRules } = deps
  const transportHeaders = listTransportHeaders(config.publicUrl)
  const stores = openHotPathStores(deps, now)
  const links = createLinkCache({
    repo: stores.redirect,
    now,
    ttlMs: () =>
      changes && !changes.isReceiving() ? TTL_WITHOUT_NOTIFICATIONS_MS : Number.POSITIVE_INFINITY,
  })
  const changes = stores.pool && listenForLinkChanges(stores.pool, links)
  const readAgent = createAgentReader()
  const redirects = createRedirectCounts()
  let commits = 0
  const recorder = createClickRecorder({
    spool: {
      ...stores.spool.writer,
      write: (batch, countWaiting) => {
        commits++
        return stores.spool.writer.write(batch, countWaiting)
      },
    },
    now,
    nextId: createHitIds(now, undefined, deps.provenTime.minimumMs),
    onFailing: (error) =>
      logger.error({ err: error }, 'cannot record clicks, readers are redirected without'),
  })
  const signedIn = createSessionUserCache({
    readToken: config.authSecret ? createSessionTokenReader(config.authSecret) : () => null,
    findSessionUser: stores.sessionUsers,
    now,
    onError: (error) => logger.warn({ err: error }, 'cannot read a session, counting its click'),
  })
  const readers = createReaderContextReader({
    readClientAddress: deps.readClient,
    toClientKey: createClientKey(now),
    findCountry: deps.findCountry,
    isDataCenter: deps.isDataCenter,
    findUser: signedIn.findUser,
    hasTrustedProxies: config.trustedProxies.length > 0,
    countryHeader: config.countryHeader,
  })
  const salts = createDailySalts(createDailySaltsRepo(deps.database.db), now)
  const saltsJob = startJob({
    name: 'daily-salts',
    run: salts.renew,
    watch: deps.watchRuns,
    log: logger,
  })
  const onError = (error: unknown) => logger.error({ err: error }, 'redirect failed')
  const openLink = createLinkOpener({ links, onError })
  /** A report that fails is sent again, so its link need not open without an owner. */
  const openReported = createLinkOpener({
    links,
    onError: (error) => {
      throw error
    },
  })
  const describing = {
    openLink,
    readers,
    recorder,
    readAgent,
    identifyVisitor: createVisitorHasher(salts),
    findReaderValues: createReaderValues({
      listOwnCampaigns: (ownerId) => listOwnCampaigns(deps.database.db, ownerId),
      onError,
    }),
    limits: {
      counted: getPoints(limits['redirect-count']),
      answered: getPoints(limits.redirect),
      windowMs: 60_000,
    },
    now,
  }
  const { edgeSecret: secret } = config
  const serviceTags = toServiceTags(config)
  const { enqueueTask } = deps
  const handle = createRedirectHandler({
    ...describing,
    counts: redirects,
    serviceTags,
    transportHeaders,
    enqueueTask,
    onError,
  })
  return {
    handle: (request, response) => {
      const { cookie } = request.headers
      const isKnown = cookie === undefined || !isLinkUrl(request.url ?? '')
      const waiting = isKnown ? undefined : signedIn.prepare(cookie)
      if (!waiting) return handle(request, response)
      waiting.then(() => handle(request, response)).catch(() => response.destroy())
      return true
    },
    recorder,
    receiveEdgeHits: secret
      ? createEdgeHitsReceiver({ ...describing, openLink: openReported, secret })
      : null,
    countClicks: () => {
      const counts = recorder.counts()
      return { ...counts, lost: counts.lost + stores.spool.state().rejected }
    },
    clicks: stores.clicks,
    spool: stores.spool.state,
    readMetrics: () => ({ redirects, lookups: links.lookups(), commits }),
    readAgent,
    openLink: async (slug) => openSavedLink(await links.findLink(slug), now()),
    readReader: (request, country) =>
      readers.readContext(request, readers.readClientInfo(request), country),
    redirectHeaders: getRedirectHeaders(transportHeaders),
    readFollowingReader: createLinkFollower({
      ...describing,
      counts: redirects,
      serviceTags,
      prepareSession: signedIn.prepare,
    }),
    preview: createLinkPreviewer({
      links,
      lookups: stores.previews,
      now,
      redirectHeaders: listRedirectHeaders(transportHeaders),
    }),
    forgetOwner: links.forgetOwner,
    forgetSlug: links.forgetSlug,
    ready: saltsJob.firstRun,
    close: async () => {
      await recorder.flush(FLUSH_WITHIN_MS)
      await saltsJob.stop()
      changes?.close()
      await stores.close()
    },
  }
}

/** Both limits of redirects are per minute, so one counter per network serves both. */
function getPoints([rule]: readonly LimitRule[]): number {
  return rule?.points ?? Number.POSITIVE_INFINITY
}
