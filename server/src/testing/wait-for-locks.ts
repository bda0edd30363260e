import type { DatabaseConnection, Dialect, Driver } from 'kysely'

const TRY_FOR_MS = 10_000
const TRY_AGAIN_MS = 5

/**
 * Retries while SQLite is locked, without blocking the event loop: a transaction of the app under
 * test may need several turns, so a blocking wait would never end.
 */
export function waitForLocks(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => retryLocks(dialect.createDriver()),
  }
}

function retryLocks(driver: Driver): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: async () => retryConnection(await driver.acquireConnection()),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  }
}

function retryConnection(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    executeQuery: async (query) => {
      const until = performance.now() + TRY_FOR_MS
      for (;;) {
        try {
          return await connection.executeQuery(query)
        } catch (error) {
          const isBusy = (error as { code?: unknown } | null)?.code === 'SQLITE_BUSY'
          if (!isBusy || performance.now() > until) throw error
          await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
        }
      }
    },
  }
}
