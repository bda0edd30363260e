import { setImmediate as nextTurn } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import { type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'

/** Redirects wait for queries on this thread at most this long, and for the query that is running. */
const MAX_TURN_MS = 5

/**
 * SQLite answers at once, so many queries in a row would never return to the event loop, where readers wait
 * for their redirect. So before a query, the dialect waits for the next turn if queries have used up the time
 * of this one.
 */
function createTurns(): () => Promise<void> | undefined {
  let startedAt: number | null = null

  function noteStart(): void {
    startedAt = performance.now()
    setImmediate(() => {
      startedAt = null
    })
  }

  return () => {
    if (startedAt !== null && performance.now() - startedAt > MAX_TURN_MS) {
      return nextTurn().then(noteStart)
    }
    if (startedAt === null) noteStart()
    return undefined
  }
}

/** SQLite rolls back changes of the schema too, so a migration that fails changes nothing. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class Driver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database
  readonly #waitForTurn = createTurns()
  #connection: DatabaseConnection | undefined

  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    this.#connection ??= {
      executeQuery: async (query) => {
        await this.#waitForTurn()
        return await connection.executeQuery(query)
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
    return this.#connection
  }

  /**
   * On a full disk, SQLite rolls back on its own. Kysely's own `rollback` then fails, and its error would
   * hide SQLITE_FULL.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}

export class EmbeddedDialect extends SqliteDialect {
  readonly #sqlite: Sqlite.Database

  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.#sqlite)
  }
}
