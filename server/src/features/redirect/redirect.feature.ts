import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { toServiceTags } from '../../config/config.ts'
import type { IsDataCenter } from '../../http/geo/data-centers.ts'
import type { FindCountry } from '../../http/geo/ip-country.ts'
import { DOMAIN_TRANSPORT_S, listTransportHeaders } from '../../http/headers/strict-transport.ts'
import { createClientKey, type LimitRules, limitRules } from '../../http/limits/rate-limits.ts'
import type { EnqueueTask } from '../../http/limits/task-queue.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import { startJob } from '../../jobs/start-job.ts'
import type { Platform } from '../../platform.ts'
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
import { createEdgeHitsReceiver } from './edge.ts'
import {
  createRedirectCounts,
  createRedirectHandler,
  type FindDomain,
  type SendDomainProblem,
} from './http.ts'
import { createLinkCache } from './link-cache.ts'
import { createLinkOpener } from './link-opener.ts'
import { createLinkFollower } from './next.ts'
import { openSavedLink } from './open-link.ts'
import { createRedirectPipeline } from './pipeline.ts'
import { listenForLinkChanges } from './postgres-link-changes.repo.ts'
import { createLinkPreviewer } from './preview.ts'
import { createReaderContextReader } from './reader-context.ts'
import { createReaderValues } from './reader-values.ts'
import { listOwnCampaigns } from './redirect.repo.ts'
import { getRedirectHeaders } from './redirect-headers.ts'
import { openRedirectStores } from './redirect-stores.ts'

interface RedirectFeatureDeps
  extends Pick<Platform, 'config' | 'database' | 'logger' | 'readClient'> {
  readonly findCountry: FindCountry
  readonly isDataCenter: IsDataCenter
  readonly findDomain: FindDomain
  readonly sendDomainProblem: SendDomainProblem
  readonly provenTime: Pick<ProvenTime, 'minimumMs'>
  readonly clickHouse?: Pick<ClickHouseMonitor, 'onRequest'> | undefined
  readonly watchRuns?: WatchRuns | undefined
  readonly limits?: LimitRules | undefined
  /** Delays the pages of broken links while redirects are busy. */
  readonly enqueueTask: EnqueueTask
  readonly now?: () => number
}

export type RedirectFeature = ReturnType<typeof createRedirectFeature>

/** Without change notifications, cached links expire after this time. */
const TTL_WITHOUT_NOTIFICATIONS_MS = 5000
const FLUSH_WITHIN_MS = 2000

/** Redirects and the recording of hits: everything between a reader's click and the store. */
export function createRedirectFeature(deps: RedirectFeatureDeps) {
  const { config, logger, now = Date.now, limits = limitRules } = deps
  const transportHeaders = listTransportHeaders(config.publicUrl)
  const redirectHeaders = getRedirectHeaders(transportHeaders)
  const stores = openRedirectStores(deps, now)
  const links = createLinkCache({
    repo: stores.redirect,
    now,
    ttlMs: () =>
      changes && !changes.isReceiving() ? TTL_WITHOUT_NOTIFICATIONS_MS : Number.POSITIVE_INFINITY,
  })
  const changes = stores.pool && listenForLinkChanges(stores.pool, links)
  const readAgent = createAgentReader()
  const recorder = createClickRecorder({
    spool: stores.spool.writer,
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
  const counts = createRedirectCounts()
  const pipeline = createRedirectPipeline({
    openLink: createLinkOpener({ links, onError }),
    readers,
    recorder,
    readAgent,
    identifyVisitor: createVisitorHasher(salts),
    findReaderValues: createReaderValues({
      listOwnCampaigns: (ownerId) => listOwnCampaigns(deps.database.db, ownerId),
      onError,
    }),
    serviceTags: toServiceTags(config),
    // Both are per minute, so one counter per network serves both.
    limits: {
      counted: limits['redirect-count'][0]?.points ?? Number.POSITIVE_INFINITY,
      answered: limits.redirect[0]?.points ?? Number.POSITIVE_INFINITY,
    },
  })
  const adapting = { pipeline, readers, counts, prepareSession: signedIn.prepare, now }
  const { edgeSecret: secret } = config
  const { enqueueTask } = deps
  return {
    handle: createRedirectHandler({
      ...adapting,
      ...{ transportHeaders, redirectHeaders, enqueueTask, onError },
      findDomain: deps.findDomain,
      sendDomainProblem: deps.sendDomainProblem,
      domainTransportHeaders: listTransportHeaders(config.publicUrl, DOMAIN_TRANSPORT_S),
      publicUrl: config.publicUrl,
    }),
    recorder,
    /** Null without a secret for workers at the edge. A report that fails is sent again. */
    receiveEdgeHits: secret
      ? createEdgeHitsReceiver({
          ...{ pipeline, readers, recorder, secret, now },
          openLink: createLinkOpener({ links }),
        })
      : null,
    countClicks: (): ClickCounts => {
      const recorded = recorder.counts()
      return { ...recorded, lost: recorded.lost + stores.spool.state().rejected }
    },
    /** Where clicks are stored after the spool. */
    clicks: stores.clicks,
    spool: stores.spool.state,
    /** Metrics besides the counts of clicks. */
    readMetrics: () => ({
      redirects: counts,
      lookups: links.lookups(),
      commits: recorder.commits(),
    }),
    readAgent,
    /** The saved link and the reader as the redirect sees them, for the reader page. */
    openLink: async (slug: Slug) => openSavedLink(await links.findLink(slug), now()),
    readReader: (request: IncomingMessage, country: CountryCode | undefined) =>
      readers.readContext(request, readers.readClientInfo(request), country),
    redirectHeaders,
    readFollowingReader: createLinkFollower(adapting),
    /** Previews links for the link testers. */
    preview: createLinkPreviewer({ links, lookups: stores.previews, now, redirectHeaders }),
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
