import type { DatabaseConnection, Dialect, Driver } from 'kysely'

const TRY_FOR_MS = 10_000
const TRY_AGAIN_MS = 5

/**
 * Waits for SQLite's lock without holding up the event loop: a transaction of the app under test may
 * be open over several of its turns, and whoever waits in one of them waits in vain.
 */
export function waitForLocks(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => makePatient(dialect.createDriver()),
  }
}

function makePatient(driver: Driver): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: async () => toPatient(await driver.acquireConnection()),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    destroy: () => driver.destroy(),
  }
}

function toPatient(connection: DatabaseConnection): DatabaseConnection {
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
