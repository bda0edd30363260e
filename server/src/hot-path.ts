import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import type { PublicId, Slug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { connectSqlite } from './db/sqlite.ts'
import { type ClickRecorder, createClickRecorder } from './features/clicks/click-recorder.ts'
import {
  createPostgresHitStore,
  createSqliteHitStore,
  type HitStore,
} from './features/clicks/clicks.repo.ts'
import { createLogSync } from './features/clicks/log-sync.ts'
import { createReaderMarks } from './features/clicks/readers/reader-marks.ts'
import { createReaderSaltsRepo } from './features/clicks/readers/reader-salts.repo.ts'
import { createReaderSalts } from './features/clicks/readers/reader-salts.ts'
import type { ClickTotals } from './features/clicks/totals/click-totals.ts'
import { createPostgresClickTotals } from './features/clicks/totals/postgres-click-totals.repo.ts'
import { createCalmRollUp } from './features/clicks/totals/roll-up.ts'
import { createSqliteClickTotals } from './features/clicks/totals/sqlite-click-totals.repo.ts'
import { createAgentReader, type ReadAgent } from './features/clicks/user-agent.ts'
import { createLinkCache } from './features/redirect/link-cache.ts'
import { listenForLinkChanges } from './features/redirect/link-changes.repo.ts'
import { type OpenedSavedLink, openRecord } from './features/redirect/open-link.ts'
import { createLinkPreviewer, type LinkPreviewer } from './features/redirect/preview-link.ts'
import { createReaderReader } from './features/redirect/read-reader.ts'
import { createRedirectHandler, type HandleRedirect } from './features/redirect/redirect.handler.ts'
import {
  createPostgresRedirectRepo,
  createSqliteRedirectRepo,
  type RedirectRepo,
} from './features/redirect/redirect.repo.ts'
import type { ReadClientAddress } from './http/client-address.ts'
import type { FindCountry } from './http/ip-country.ts'
import { createClientKey, type LimitRules, limitRules } from './http/rate-limits.ts'
import type { LimitRule } from './http/window-counter.ts'
import { startJob } from './jobs/start-job.ts'
import type { Logger } from './logger.ts'

export interface HotPathParts {
  readonly config: Config
  readonly database: Database
  readonly logger: Logger
  readonly readClient: ReadClientAddress
  readonly findCountry: FindCountry
  readonly limits?: LimitRules | undefined
  readonly now?: () => number
}

/** Redirects and the recording of hits: all that happens between a reader's click and their store. */
export interface HotPath {
  readonly handle: HandleRedirect
  readonly recorder: ClickRecorder
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

/** With several processes a lost message must not last (R17). */
const LIFE_ON_POSTGRES_MS = 5000
const FLUSH_WITHIN_MS = 2000
const TOTALS_BROUGHT_UP_MS = 2000
const SALTS_RENEWED_MS = 10 * 60 * 1000

export function createHotPath(parts: HotPathParts): HotPath {
  const { config, logger, now = Date.now, limits = limitRules } = parts
  const stores = openStores(parts.database, now)
  const links = createLinkCache({
    repo: stores.redirect,
    now,
    lifeMs: stores.pool ? LIFE_ON_POSTGRES_MS : Number.POSITIVE_INFINITY,
  })
  const changes = stores.pool && listenForLinkChanges(stores.pool, links)
  const readAgent = createAgentReader()
  const recorder = createClickRecorder({
    store: stores.hits,
    now,
    onTrouble: (error) => logger.error({ err: error }, 'clicks cannot be recorded, readers go on'),
  })
  const readers = createReaderReader({
    readClientAddress: parts.readClient,
    toClientKey: createClientKey(now),
    findCountry: parts.findCountry,
    hasTrustedProxies: config.trustedProxies.length > 0,
    countryHeader: config.countryHeader,
  })
  const salts = createReaderSalts(createReaderSaltsRepo(parts.database.db), now)
  const saltRenewal = startJob({
    name: 'reader salts',
    everyMs: SALTS_RENEWED_MS,
    run: salts.renew,
    log: logger,
  })
  const rollUps = startJob({
    name: 'click totals',
    everyMs: TOTALS_BROUGHT_UP_MS,
    run: createCalmRollUp(stores.totals, now, () => recorder.counts().recorded),
    log: logger,
  })
  const handle = createRedirectHandler({
    links,
    readAgent,
    recorder,
    now,
    readers,
    defaultTags: config.defaultTags,
    markReader: createReaderMarks(salts),
    limits: {
      counted: pointsOf(limits['redirect-count']),
      answered: pointsOf(limits.redirect),
      windowMs: 60_000,
    },
    onError: (error) => logger.error({ err: error }, 'redirect failed'),
  })
  return {
    handle,
    recorder,
    readAgent,
    openLink: async (slug) => openRecord(await links.findLink(slug), now()),
    readReader: (request, country) =>
      readers.readContext(request, readers.readPlace(request), country),
    preview: createLinkPreviewer({ links, now }),
    forgetOwner: (publicId) => {
      links.forgetOwner(publicId)
      changes?.announce(`owner:${publicId}`)
    },
    forgetSlug: (slug) => {
      links.forgetSlug(slug)
      changes?.announce(`slug:${slug}`)
    },
    close: async () => {
      await recorder.flush(FLUSH_WITHIN_MS)
      await Promise.all([saltRenewal.stop(), rollUps.stop()])
      changes?.close()
      stores.close()
    },
  }
}

interface Stores {
  readonly hits: HitStore
  readonly totals: ClickTotals
  readonly redirect: RedirectRepo
  readonly pool: Database['pool']
  readonly close: () => void
}

/**
 * In SQLite the hot path has a connection of its own. A query builder's transaction may stay open
 * over turns of the event loop, and nothing of it may be read or written here; and this connection
 * never waits for a lock, since waiting stops every reader (R5).
 */
function openStores({ db, sqlite: main, pool }: Database, now: () => number): Stores {
  if (main) {
    const sqlite = connectSqlite(main.name, { timeout: 0 })
    const log = createLogSync(main.name)
    return {
      hits: createSqliteHitStore(sqlite, log, undefined, now),
      totals: createSqliteClickTotals(sqlite),
      redirect: createSqliteRedirectRepo(sqlite),
      pool: null,
      close: () => {
        log.close()
        sqlite.close()
      },
    }
  }
  if (!pool) throw new TypeError('the database has no handle')
  return {
    hits: createPostgresHitStore(pool, now),
    totals: createPostgresClickTotals(db),
    redirect: createPostgresRedirectRepo(pool),
    pool,
    close: () => {},
  }
}

/** Both rules of the redirect are for a minute, so one counter a network serves both. */
function pointsOf([rule]: readonly LimitRule[]): number {
  return rule?.points ?? Number.POSITIVE_INFINITY
}
