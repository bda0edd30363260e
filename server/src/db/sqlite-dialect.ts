import type Sqlite from 'better-sqlite3'
import { type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/**
 * On a full disk, SQLite rolls back on its own. Kysely's own `rollback` then fails, and its error would hide
 * SQLITE_FULL (R53).
 */
class Driver extends SqliteDriver {
  readonly #sqlite: Sqlite.Database

  constructor(sqlite: Sqlite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

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

  override createDriver(): SqliteDriver {
    return new Driver(this.#sqlite)
  }
}
