import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { PublicId, Slug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createSessionTokenReader } from './features/accounts/session-token.ts'
import { createSignedIn } from './features/accounts/signed-in.ts'
import {
  type ClickCounts,
  type ClickRecorder,
  createClickRecorder,
} from './features/clicks/click-recorder.ts'
import { createHitIds } from './features/clicks/hit-id.ts'
import { createHitKinds } from './features/clicks/hit-kinds.ts'
import { createReaderMarks } from './features/clicks/readers/reader-marks.ts'
import { createReaderSaltsRepo } from './features/clicks/readers/reader-salts.repo.ts'
import { createReaderSalts } from './features/clicks/readers/reader-salts.ts'
import type { ProvenTime } from './features/clicks/retention/proven-time.ts'
import {
  besidePostgres,
  besideRedirects,
  createCalmRollUp,
} from './features/clicks/totals/roll-up.ts'
import { createAgentReader, type ReadAgent } from './features/clicks/user-agent.ts'
import { listAnswerHeaders } from './features/redirect/answer-headers.ts'
import { type CacheLookups, createLinkCache } from './features/redirect/link-cache.ts'
import { listenForLinkChanges } from './features/redirect/link-changes.repo.ts'
import { type OpenedSavedLink, openRecord } from './features/redirect/open-link.ts'
import { createLinkPreviewer, type LinkPreviewer } from './features/redirect/preview-link.ts'
import { createReaderReader } from './features/redirect/read-reader.ts'
import { isLinkUrl } from './features/redirect/read-request.ts'
import { createRedirectHandler, type HandleRedirect } from './features/redirect/redirect.handler.ts'
import { createRedirectCounts, type RedirectCounts } from './features/redirect/redirect-counts.ts'
import { type HotPathStores, openHotPathStores } from './hot-path-stores.ts'
import type { ReadClientAddress } from './http/client-address.ts'
import type { IsDataCentre } from './http/data-centres.ts'
import type { FindCountry } from './http/ip-country.ts'
import { createClientKey, type LimitRules, limitRules } from './http/rate-limits.ts'
import { listTransportHeaders } from './http/strict-transport.ts'
import type { TakeTurn } from './http/turn-queue.ts'
import type { LimitRule } from './http/window-counter.ts'
import type { WatchRuns } from './jobs/process-runs.ts'
import { startJob } from './jobs/start-job.ts'
import type { StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'

export interface HotPathDeps {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly readClient: ReadClientAddress
  readonly findCountry: FindCountry
  readonly isDataCentre: IsDataCentre
  readonly provenTime: Pick<ProvenTime, 'leastMs'>
  readonly startSharedJob: StartSharedJob
  readonly watchRuns?: WatchRuns | undefined
  readonly limits?: LimitRules | undefined
  /** For the pages of links that lead nowhere, which wait where redirects do not. */
  readonly takeTurn: TakeTurn
  readonly now?: () => number
}

export interface HotPathFigures {
  readonly redirects: RedirectCounts
  readonly lookups: CacheLookups
  /** Attempts to write hits, of one or many at once. */
  readonly commits: number
}

/** Redirects and the recording of hits: all that happens between a reader's click and their store. */
export interface HotPath {
  readonly handle: HandleRedirect
  readonly recorder: ClickRecorder
  readonly countClicks: () => ClickCounts
  readonly spool: HotPathStores['spool']
  /** What it counts of itself, apart from clicks. */
  readonly figures: () => HotPathFigures
  readonly readAgent: ReadAgent
  /** A saved link for a page of ours, and who reads that page: both as the redirect sees them. */
  readonly openLink: (slug: Slug) => Promise<OpenedSavedLink | null>
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  /** Links of ours as the pages that test links look at them. */
  readonly preview: LinkPreviewer
  /** To be called after a change of an owner's tags or plan is committed. */
  readonly forgetOwner: (publicId: PublicId) => void
  /** To be called after a saved link was made or changed. */
  readonly forgetSlug: (slug: Slug) => void
  /** Waits for what is being recorded. */
  readonly close: () => Promise<void>
}

/** Where a change may go unheard, what is known is asked for again in time (R17). */
const LIFE_UNHEARD_MS = 5000
const FLUSH_WITHIN_MS = 2000

export function createHotPath(deps: HotPathDeps): HotPath {
  const { config, logger, now = Date.now, limits = limitRules } = deps
  const transportHeaders = listTransportHeaders(config.publicUrl)
  const stores = openHotPathStores(deps, now)
  const links = createLinkCache({
    repo: stores.redirect,
    now,
    lifeMs: () => (changes && !changes.isHearing() ? LIFE_UNHEARD_MS : Number.POSITIVE_INFINITY),
  })
  const changes = stores.pool && listenForLinkChanges(stores.pool, links)
  const readAgent = createAgentReader()
  const redirects = createRedirectCounts()
  let commits = 0
  const recorder = createClickRecorder({
    store: {
      ...stores.hits,
      write: (batch, countWaiting) => {
        commits++
        return stores.hits.write(batch, countWaiting)
      },
    },
    now,
    nextId: createHitIds(now, undefined, deps.provenTime.leastMs),
    onTrouble: (error) => logger.error({ err: error }, 'clicks cannot be recorded, readers go on'),
  })
  const signedIn = createSignedIn({
    readToken: config.authSecret ? createSessionTokenReader(config.authSecret) : () => null,
    findSessionUser: stores.sessionUsers,
    now,
    onError: (error) => logger.warn({ err: error }, 'a session cannot be read, its click counts'),
  })
  const readers = createReaderReader({
    readClientAddress: deps.readClient,
    toClientKey: createClientKey(now),
    findCountry: deps.findCountry,
    isDataCentre: deps.isDataCentre,
    findUser: signedIn.findUser,
    hasTrustedProxies: config.trustedProxies.length > 0,
    countryHeader: config.countryHeader,
  })
  const salts = createReaderSalts(createReaderSaltsRepo(deps.database.db), now)
  const saltRenewal = startJob({
    name: 'reader-salts',
    run: salts.renew,
    watch: deps.watchRuns,
    log: logger,
  })
  const rollUps = deps.startSharedJob(
    'click-totals',
    createCalmRollUp(
      stores.totals,
      now,
      () => recorder.counts().recorded,
      stores.pool ? besidePostgres : besideRedirects,
    ),
  )
  const handle = createRedirectHandler({
    links,
    readAgent,
    recorder,
    counts: redirects,
    now,
    readers,
    defaultTags: config.defaultTags,
    transportHeaders,
    takeTurn: deps.takeTurn,
    markReader: createReaderMarks(salts),
    findKind: createHitKinds(),
    limits: {
      counted: pointsOf(limits['redirect-count']),
      answered: pointsOf(limits.redirect),
      windowMs: 60_000,
    },
    onError: (error) => logger.error({ err: error }, 'redirect failed'),
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
    countClicks: () => {
      const counts = recorder.counts()
      return { ...counts, lost: counts.lost + (stores.spool?.().refused ?? 0) }
    },
    spool: stores.spool,
    figures: () => ({ redirects, lookups: links.lookups(), commits }),
    readAgent,
    openLink: async (slug) => openRecord(await links.findLink(slug), now()),
    readReader: (request, country) =>
      readers.readContext(request, readers.readPlace(request), country),
    preview: createLinkPreviewer({
      links,
      now,
      answerHeaders: listAnswerHeaders(transportHeaders),
    }),
    forgetOwner: links.forgetOwner,
    forgetSlug: links.forgetSlug,
    close: async () => {
      await recorder.flush(FLUSH_WITHIN_MS)
      await Promise.all([saltRenewal.stop(), rollUps.stop()])
      changes?.close()
      await stores.close()
    },
  }
}

/** Both rules of the redirect are for a minute, so one counter a network serves both. */
function pointsOf([rule]: readonly LimitRule[]): number {
  return rule?.points ?? Number.POSITIVE_INFINITY
}
