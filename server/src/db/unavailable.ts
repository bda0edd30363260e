/** PostgreSQL's classes of errors for "not now": connection, resources, operator's intervention. */
const POSTGRES_CODES = /^(?:08|53|57P)/
/** The disk is full, the file locked or out of reach. */
const SQLITE_CODES = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/
const NETWORK_CODES = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/
/** What `pg` throws without a code. */
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** Whether a query failed because the database cannot work now, and not because of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code ?? '')
  return (
    POSTGRES_CODES.test(code) ||
    SQLITE_CODES.test(code) ||
    NETWORK_CODES.test(code) ||
    POOL_MESSAGES.test(error.message)
  )
}
