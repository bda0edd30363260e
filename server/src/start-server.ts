import { createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { type App, type AppDeps, type AppRouter, createApp } from './app.ts'
import { type Config, withPort } from './config.ts'
import { loadSecret, prepareDataDir, refuseLostDatabase, warnOfOpenDataDir } from './data-dir.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { swapSecretFingerprint } from './db/service-state.repo.ts'
import { createProvenTimeRepo } from './features/clicks/retention/proven-time.repo.ts'
import { openProvenTime } from './features/clicks/retention/proven-time.ts'
import { createProxyTest } from './http/client-address.ts'
import { type ConnectionLimits, createConnectionGuard } from './http/connection-limits.ts'
import { type IsDataCentre, openDataCentres } from './http/data-centres.ts'
import { type FindCountry, openCountryFinder } from './http/ip-country.ts'
import { createHttpServer, drain, listen } from './http/server.ts'
import { StartError } from './start-error.ts'

/** Longest wait for requests under way when the process is asked to end (R38). */
const DRAIN_MS = 5000

/** For those who were about to send their next request when we began to stop. */
const LINGER_MS = 500

export interface StartDeps
  extends Omit<
    AppDeps,
    'connections' | 'database' | 'findCountry' | 'isDataCentre' | 'provenTime'
  > {
  /** The database of addresses on disk unless told. */
  readonly findCountry?: FindCountry
  /** The list of networks on disk unless told. */
  readonly isDataCentre?: IsDataCentre
  readonly lingerMs?: number
  readonly connectionLimits?: Partial<ConnectionLimits>
}

export interface RunningServer {
  readonly config: Config
  readonly database: Database
  readonly router: AppRouter
  /** Stops taking requests, answers those under way, writes what is left, closes the database. */
  readonly stop: () => Promise<void>
  /** For a process that must end now: writes what it can (R39). */
  readonly flush: () => Promise<void>
}

/** Opens the database, migrates it, listens, and serves. */
export async function startServer(deps: StartDeps): Promise<RunningServer> {
  const { dataDir } = deps.config
  prepareDataDir(dataDir)
  refuseLostDatabase(deps.config.database, dataDir)
  warnOfOpenDataDir(dataDir, deps.logger)
  const database = openDatabase(deps.config.database)
  try {
    const applied = await migrate(database, deps.config.database)
    // After the tables: a secret without a database then means that the database was lost.
    const authSecret = loadSecret(deps.config.authSecret, dataDir)
    if (applied.length > 0) deps.logger.info({ applied }, 'database migrated')
    if (database.kind === 'postgres') await compareSecret(database, authSecret, deps.logger)

    const {
      logger,
      findCountry = await openCountryFinder((error) => warnOfCountries(logger, error)),
      isDataCentre = openDataCentres((error) => warnOfDataCentres(logger, error)),
    } = deps
    const provenTime = await openProvenTime({
      repo: createProvenTimeRepo(database.db),
      now: deps.now ?? Date.now,
    })
    let app: App | undefined
    const early: RequestListener = (_request, response) => {
      response.writeHead(503, { 'retry-after': '1' }).end()
    }
    const connections = createConnectionGuard({
      isTrustedProxy: createProxyTest(deps.config.trustedProxies),
      closeIdle: () => server.closeIdleConnections(),
      limits: deps.connectionLimits,
    })
    const server = createHttpServer(
      (request, response) => (app?.handle ?? early)(request, response),
      {},
      connections,
    )
    const port = await listenOrSay(server, deps.config)
    const config = { ...withPort(deps.config, port), authSecret }
    const started = createApp({
      ...deps,
      findCountry,
      isDataCentre,
      provenTime,
      config,
      database,
      connections,
    })
    app = started
    return {
      config,
      database,
      router: started.router,
      flush: started.finish,
      stop: async () => {
        started.beginStop()
        await drain(server, deps.lingerMs ?? LINGER_MS, DRAIN_MS)
        await started.finish()
        try {
          database.checkpoint()
        } catch (error) {
          // All that was acknowledged is in the log, which the next start reads (R53).
          deps.logger.warn({ err: error }, 'the write-ahead log stays: the disk takes no more')
        }
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Processes with secrets of their own would sign people out whenever another one answers them. */
async function compareSecret(
  { db }: Database,
  secret: string,
  logger: AppDeps['logger'],
): Promise<void> {
  const fingerprint = createHmac('sha256', secret).update('fingerprint').digest('base64url')
  const last = await swapSecretFingerprint(db, fingerprint, new Date())
  if (last === undefined || last === fingerprint) return
  logger.warn('AUTH_SECRET is another than that of the last start; set the same on every machine')
}

function warnOfCountries(logger: AppDeps['logger'], error: unknown): void {
  logger.warn({ err: error }, 'no database of addresses, readers go by their language')
}

function warnOfDataCentres(logger: AppDeps['logger'], error: unknown): void {
  logger.warn({ err: error }, 'no list of data centres, their programs may count as people')
}

async function listenOrSay(
  server: Parameters<typeof listen>[0],
  { host, port }: Config,
): Promise<number> {
  try {
    return await listen(server, host, port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = code === 'EADDRINUSE' ? 'another program uses it' : message
    throw new StartError(`Cannot listen on ${host}:${port}: ${reason}. Set PORT to another port.`)
  }
}
