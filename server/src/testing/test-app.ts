import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'
import type { AppRouter } from '../api/trpc/app-router.ts'
import { type Config, loadConfig } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import { createLogger } from '../logger.ts'
import { type StartDeps, startServer } from '../start-server.ts'
import { createMigratedDatabase } from './databases.ts'
import { createFakeDns } from './fake-dns.ts'
import { readListsOnDisk } from './lists-on-disk.ts'
import { queryInProcess } from './query-in-process.ts'
import { quickHashing } from './quick-hashing.ts'

export interface TestAppOptions extends Partial<Omit<StartDeps, 'config'>> {
  /** Default: SQLite. */
  readonly database?: DatabaseKind
  readonly config?: Partial<Config>
}

export interface TestApp {
  readonly url: string
  readonly config: Config
  readonly trpc: TRPCClient<AppRouter>
  /** Every procedure of the running app. */
  readonly router: AppRouter
  /** Everything logged so far, one JSON object a line. */
  readonly log: () => string
  /** The open database, for preparing and checking rows. */
  readonly database: Database
  readonly close: () => Promise<void>
}

/** A closed port, so no test contacts a book service by mistake. */
const nowhere: Config['upstreams'] = {
  googleBooksUrl: 'http://127.0.0.1:1/books/v1',
  openLibraryUrl: 'http://127.0.0.1:1',
  coversUrl: 'http://127.0.0.1:1',
}

/**
 * Starts the real application on an empty migrated database and a free loopback port. Outside
 * services are replaced only where a test passes a fake.
 *
 * @example const app = await createTestApp(); await fetch(`${app.url}/healthz`); await app.close()
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { database: kind = 'sqlite', config: overrides, ...rest } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'everyshelf-app-'))
  const place = await createMigratedDatabase(kind)
  const lines: string[] = []
  const config: Config = {
    ...loadConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }),
    database: place.config,
    upstreams: nowhere,
    ...overrides,
  }
  const server = await startServer({
    ...(await readListsOnDisk()),
    logger: createLogger('debug', { write: (line) => void lines.push(line) }),
    webFolder: join(dataDir, 'web'),
    lingerMs: 0,
    // Tests share a busy machine, so load must not affect them.
    lag: { lagMs: () => 0, stop: () => {} },
    hashing: quickHashing,
    startQueryWorker: queryInProcess,
    // No name has an address, so that no test reaches a real host by mistake.
    network: { resolve: async () => [] },
    dns: createFakeDns().dns,
    ...rest,
    config,
  })
  const url = `http://127.0.0.1:${server.config.port}`
  let isClosed = false
  return {
    url,
    config: server.config,
    database: server.database,
    router: server.router,
    log: () => lines.join(''),
    trpc: createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: `${url}/api/trpc`, methodOverride: 'POST' })],
    }),
    close: async () => {
      if (isClosed) return
      isClosed = true
      await server.stop()
      await place.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
