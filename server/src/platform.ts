import type { IncomingMessage } from 'node:http'
import type { Registry } from 'prom-client'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { createTransact, type Transact } from './db/transact.ts'
import { createClientAddressReader, type ReadClientAddress } from './http/geo/client-address.ts'
import { createMetrics } from './http/health/metrics.ts'
import { type AccountRules, accountRulesFor } from './http/limits/account-limits.ts'
import { type LimitName, type LimitRules, limitRulesFor } from './http/limits/rate-limits.ts'
import { startLimits } from './http/limits/start-limits.ts'
import { createJobsRepo } from './jobs/jobs.repo.ts'
import { createProcessRuns, type WatchRuns } from './jobs/process-runs.ts'
import { createSharedJobs, type StartSharedJob } from './jobs/start-shared-jobs.ts'
import type { Logger } from './logger.ts'

/** What every feature can use. Each feature lists what it needs in its deps. */
export interface Platform {
  readonly config: Config
  /** Signs tokens and keys hashes; the same on every machine. */
  readonly secret: string
  readonly database: Database
  readonly transact: Transact
  readonly logger: Logger
  readonly metrics: Registry
  readonly startSharedJob: StartSharedJob
  readonly watchRuns: WatchRuns
  readonly readClient: ReadClientAddress
  /** Counts a request against the client's limit; with 0, only asks. Returns the seconds to wait, or 0. */
  readonly countRequest: (limit: LimitName, request: IncomingMessage, calls?: 0 | 1) => number
  readonly now: () => number
}

/** Tests replace the limits. */
export interface LimitOverrides {
  readonly limits?: LimitRules
  readonly accountLimits?: AccountRules
}

interface PlatformDeps
  extends Pick<Platform, 'config' | 'database' | 'logger' | 'now'>,
    LimitOverrides {}

export function createPlatform(deps: PlatformDeps) {
  const { config, database, logger, now } = deps
  const { savesPerHour, apiRequestsPerSecond } = config.limits
  const { authSecret: secret } = config
  if (!secret) throw new TypeError('the app needs a secret')
  const metrics = createMetrics()
  const startSharedJob = createSharedJobs({
    repo: createJobsRepo(database.db, database.kind),
    isAlone: database.kind === 'sqlite',
    log: logger,
    now,
  })
  const processRuns = createProcessRuns(now)
  const readClient = createClientAddressReader(config.trustedProxies)
  const { stop, ...counts } = startLimits({
    database,
    rules: deps.limits ?? limitRulesFor(savesPerHour),
    accountRules: deps.accountLimits ?? accountRulesFor(apiRequestsPerSecond),
    secret,
    startSharedJob,
    logger,
    now,
  })
  const platform: Platform = {
    config,
    secret,
    database,
    transact: createTransact(database.db),
    logger,
    metrics: metrics.registry,
    startSharedJob,
    watchRuns: processRuns.watch,
    readClient,
    countRequest: (limit, request, calls) =>
      counts.countClient(limit, readClient(request).address, calls),
    now,
  }
  return { platform, metrics, processRuns, ...counts, stop }
}
