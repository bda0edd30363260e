import { createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { type App, type AppDeps, createApp } from './app.ts'
import { type Config, withPort } from './config/config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { swapSecretFingerprint } from './db/service-state.repo.ts'
import { createHitTimeFinder } from './features/clicks/clickhouse/hit-time.ts'
import { createProvenTimeRepo } from './features/clicks/retention/proven-time.repo.ts'
import { openProvenTime } from './features/clicks/retention/proven-time.ts'
import {
  loadSecret,
  prepareDataDir,
  refuseLostDatabase,
  removeServerUrl,
  storeServerUrl,
  warnAboutOpenDataDir,
} from './files/data-dir.ts'
import {
  type ConnectionLimits,
  createConnectionGuard,
} from './http/connections/connection-limits.ts'
import { createProxyTest } from './http/geo/client-address.ts'
import { type IsDataCenter, openDataCenters } from './http/geo/data-centers.ts'
import { type FindCountry, openCountryFinder } from './http/geo/ip-country.ts'
import { createHttpServer, drain, listen } from './http/server.ts'
import { migrate } from './schema.ts'
import { StartError } from './start-error.ts'

/** On shutdown, the longest wait for requests in progress. */
const DRAIN_MS = 5000

/** On shutdown, accepts requests for this long from clients that keep connections open. */
const LINGER_MS = 500

export interface StartDeps
  extends Omit<
    AppDeps,
    'connections' | 'database' | 'findCountry' | 'isDataCenter' | 'provenTime'
  > {
  /** Default: the IP database on disk. */
  readonly findCountry?: FindCountry
  /** Default: the list of data centers on disk. */
  readonly isDataCenter?: IsDataCenter
  readonly lingerMs?: number
  readonly connectionLimits?: Partial<ConnectionLimits>
}

export interface RunningServer {
  readonly config: Config
  readonly database: Database
  readonly router: App['router']
  /** Stops accepting requests, finishes those in progress, writes remaining data, and closes the database. */
  readonly stop: () => Promise<void>
  /** Writes what it can before a crash ends the process. */
  readonly flush: () => Promise<void>
}

/** Opens the database, migrates it, listens, and serves. */
export async function startServer(deps: StartDeps): Promise<RunningServer> {
  const { dataDir } = deps.config
  prepareDataDir(dataDir)
  refuseLostDatabase(deps.config.database, dataDir)
  warnAboutOpenDataDir(dataDir, deps.logger)
  const database = openDatabase(deps.config.database)
  try {
    const applied = await migrate(database, deps.config.database)
    // Created after the tables, so that a secret without a database means that the database was lost.
    const authSecret = loadSecret(deps.config.authSecret, dataDir)
    if (applied.length > 0) deps.logger.info({ applied }, 'database migrated')
    if (database.kind === 'postgres') await compareSecret(database, authSecret, deps.logger)

    const {
      logger,
      findCountry = await openCountryFinder((error) => warnAboutIpDatabase(logger, error)),
      isDataCenter = openDataCenters((error) => warnAboutDataCenters(logger, error)),
    } = deps
    const provenTime = await openProvenTime({
      repo: createProvenTimeRepo(
        database.db,
        deps.config.clickHouseUrl === null
          ? undefined
          : createHitTimeFinder(deps.config.clickHouseUrl),
      ),
      now: deps.now ?? Date.now,
    })
    let app: App | undefined
    const respondNotReady: RequestListener = (_request, response) => {
      response.writeHead(503, { 'retry-after': '1' }).end()
    }
    const connections = createConnectionGuard({
      isTrustedProxy: createProxyTest(deps.config.trustedProxies),
      limits: deps.connectionLimits,
    })
    const server = createHttpServer(
      (request, response) => (app?.handle ?? respondNotReady)(request, response),
      {},
      connections,
    )
    const port = await listenOrExplain(server, deps.config)
    const config = { ...withPort(deps.config, port), authSecret }
    const started = createApp({
      ...deps,
      findCountry,
      isDataCenter,
      provenTime,
      config,
      database,
      connections,
    })
    // A second click of a reader must not count because the day's salt is not loaded yet.
    await started.ready
    app = started
    storeServerUrl(dataDir, config.publicUrl)
    return {
      config,
      database,
      router: started.router,
      flush: started.finish,
      stop: async () => {
        started.beginStop()
        removeServerUrl(dataDir)
        await drain(server, deps.lingerMs ?? LINGER_MS, DRAIN_MS)
        await started.finish()
        try {
          database.checkpoint()
        } catch (error) {
          // All acknowledged data is in the log, which the next start reads.
          deps.logger.warn(
            { err: error },
            'cannot merge the write-ahead log, the next start will do it',
          )
        }
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** With different secrets, users would be signed out whenever another machine answers. */
async function compareSecret(
  { db }: Database,
  secret: string,
  logger: AppDeps['logger'],
): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('fingerprint').digest('base64url')
  const last = await swapSecretFingerprint(db, fingerprint, new Date())
  if (last === undefined || last === fingerprint) return
  logger.warn('AUTH_SECRET differs from the last start. Set the same one on every machine')
}

function warnAboutIpDatabase(logger: AppDeps['logger'], error: unknown): void {
  logger.warn({ err: error }, 'cannot open the IP database, locating readers by language')
}

function warnAboutDataCenters(logger: AppDeps['logger'], error: unknown): void {
  logger.warn(
    { err: error },
    'cannot open the list of data centers, bots there may count as people',
  )
}

async function listenOrExplain(
  server: Parameters<typeof listen>[0],
  { host, port }: Config,
): Promise<number> {
  try {
    return await listen(server, host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'another program is using it' : message
    throw new StartError(`Cannot listen on ${host}:${port}: ${reason}. Set PORT to another port.`)
  }
}
