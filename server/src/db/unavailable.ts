/** PostgreSQL's classes of temporary errors: connection, resources, operator intervention. */
const POSTGRES_CODES = /^(?:08|53|57P)/
/** The disk is full, or the file is locked or inaccessible. */
const SQLITE_CODES = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/
/**
 * ClickHouse's: it took too long, has too many queries, parts, or too little memory, disk, or replicas, is
 * read-only, or lost its network or Keeper.
 */
const CLICKHOUSE_CODES = /^(?:159|202|209|210|241|242|243|252|285|319|999)$/
const NETWORK_CODES = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/
/** Errors that `pg` throws without a code. */
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** Whether a query failed because the database is unavailable, rather than because of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code ?? '')
  return (
    POSTGRES_CODES.test(code) ||
    SQLITE_CODES.test(code) ||
    CLICKHOUSE_CODES.test(code) ||
    NETWORK_CODES.test(code) ||
    POOL_MESSAGES.test(error.message)
  )
}
