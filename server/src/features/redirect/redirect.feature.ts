import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { type Config, toServiceTags } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import type { ReadClientAddress } from '../../http/client-address.ts'
import type { IsDataCenter } from '../../http/data-centers.ts'
import type { FindCountry } from '../../http/ip-country.ts'
import { createClientKey, type LimitRules, limitRules } from '../../http/rate-limits.ts'
import { listTransportHeaders } from '../../http/strict-transport.ts'
import type { EnqueueTask } from '../../http/task-queue.ts'
import type { LimitRule } from '../../http/window-counter.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import { startJob } from '../../jobs/start-job.ts'
import type { Logger } from '../../logger.ts'
import { createSessionTokenReader } from '../accounts/session-token.ts'
import { createSessionUserCache } from '../accounts/session-user-cache.ts'
import { type ClickCounts, createClickRecorder } from '../clicks/click-recorder.ts'
import type { ClickHouseMonitor } from '../clicks/clickhouse/clickhouse-monitor.ts'
import { createHitIds } from '../clicks/hit-id.ts'
import type { ProvenTime } from '../clicks/retention/proven-time.ts'
import { createAgentReader } from '../clicks/user-agent.ts'
import { createDailySaltsRepo } from '../clicks/visitor-hash/daily-salts.repo.ts'
import { createDailySalts } from '../clicks/visitor-hash/daily-salts.ts'
import { createVisitorHasher } from '../clicks/visitor-hash/visitor-hash.ts'
import { createEdgeHitsReceiver } from './edge/receive-edge-hits.ts'
import { createLinkFollower } from './follow-link.ts'
import { createLinkCache } from './link-cache.ts'
import { createLinkOpener } from './link-opener.ts'
import { openSavedLink } from './open-link.ts'
import { listOwnCampaigns } from './own-campaigns.repo.ts'
import { isLinkUrl } from './parse-link-url.ts'
import { listenForLinkChanges } from './postgres-link-changes.repo.ts'
import { createLinkPreviewer } from './preview-link.ts'
import { createReaderContextReader } from './reader-context.ts'
import { createReaderValues } from './reader-values.ts'
import { createRedirectHandler } from './redirect.handler.ts'
import { createRedirectCounts } from './redirect-counts.ts'
import { getRedirectHeaders, listRedirectHeaders } from './redirect-headers.ts'
import { openRedirectStores } from './redirect-stores.ts'

interface RedirectFeatureDeps {
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

export type RedirectFeature = ReturnType<typeof createRedirectFeature>

/** Without change notifications, cached links expire after this time (R17). */
const TTL_WITHOUT_NOTIFICATIONS_MS = 5000
const FLUSH_WITHIN_MS = 2000

/** Redirects and the recording of hits: everything between a reader's click and the store. */
export function createRedirectFeature(deps: RedirectFeatureDeps) {
  const { config, logger, now = Date.now, limits = limitRules } = deps
  const transportHeaders = listTransportHeaders(config.publicUrl)
  const stores = openRedirectStores(deps, now)
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
    handle: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { cookie } = request.headers
      const isKnown = cookie === undefined || !isLinkUrl(request.url ?? '')
      const waiting = isKnown ? undefined : signedIn.prepare(cookie)
      if (!waiting) return handle(request, response)
      waiting.then(() => handle(request, response)).catch(() => response.destroy())
      return true
    },
    recorder,
    /** Null without a secret for workers at the edge. */
    receiveEdgeHits: secret
      ? createEdgeHitsReceiver({ ...describing, openLink: openReported, secret })
      : null,
    countClicks: (): ClickCounts => {
      const counts = recorder.counts()
      return { ...counts, lost: counts.lost + stores.spool.state().rejected }
    },
    /** Where clicks are stored after the spool. */
    clicks: stores.clicks,
    spool: stores.spool.state,
    /** Metrics besides the counts of clicks. `commits` are attempts to write hits, of one or many at once. */
    readMetrics: () => ({ redirects, lookups: links.lookups(), commits }),
    readAgent,
    /** The saved link and the reader as the redirect sees them, for the reader page. */
    openLink: async (slug: Slug) => openSavedLink(await links.findLink(slug), now()),
    readReader: (request: IncomingMessage, country: CountryCode | undefined) =>
      readers.readContext(request, readers.readClientInfo(request), country),
    redirectHeaders: getRedirectHeaders(transportHeaders),
    readFollowingReader: createLinkFollower({
      ...describing,
      counts: redirects,
      serviceTags,
      prepareSession: signedIn.prepare,
    }),
    /** Previews links for the link testers. */
    preview: createLinkPreviewer({
      links,
      lookups: stores.previews,
      now,
      redirectHeaders: listRedirectHeaders(transportHeaders),
    }),
    /** Call this after committing a change of an owner's tags or plan. */
    forgetOwner: links.forgetOwner,
    /** Call this after creating or changing a saved link. */
    forgetSlug: links.forgetSlug,
    /** Resolves when readers can be recognized, soon after the start. */
    ready: saltsJob.firstRun,
    /** Waits for hits that are being recorded. */
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
