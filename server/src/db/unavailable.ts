import { cleanLine } from '@everyshelf/domain/books'

/** The code of PostgreSQL's error for a write to a standby, a former primary, or any read-only database. */
export const READ_ONLY = '25006'
/**
 * PostgreSQL's temporary errors: connection, resources, operator intervention, read-only, and a statement that
 * waited too long, lost a deadlock, or read what a standby had to replay.
 */
const POSTGRES_CODES =
  /^(?:08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P[0-9A-Z]{2}|57014|25006|40001|40P01|55P03)$/
/** The disk is full, or the file is locked or inaccessible. */
const SQLITE_CODES = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/
/**
 * ClickHouse's temporary errors: it took too long; has too many queries or parts, or too few replicas; is
 * short of memory or disk; is read-only; or lost its network or Keeper.
 */
const CLICKHOUSE_CODES = /^(?:159|202|209|210|225|236|241|242|243|252|285|286|319|999)$/
const NETWORK_CODES = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN)$/
/** The peer has a wrong or expired certificate, or speaks no TLS. */
const TLS_CODES =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|EPROTO$)/
/** Errors that `pg` and ClickHouse's client throw without a code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|Timeout error|user aborted a request|socket hang up|Something other than ClickHouse answered|does not support SSL connections/

/** Whether a query failed because the database is unavailable, rather than because of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = String((error as { code?: unknown }).code ?? '')
  return (
    POSTGRES_CODES.test(code) ||
    SQLITE_CODES.test(code) ||
    CLICKHOUSE_CODES.test(code) ||
    NETWORK_CODES.test(code) ||
    TLS_CODES.test(code) ||
    MESSAGES.test(error.message)
  )
}

export function readOnlyError(message: string): Error {
  return Object.assign(new Error(message), { code: READ_ONLY })
}

/** A proxy in front of ClickHouse answered, or something else that is not ClickHouse. */
export function foreignResponseError(): Error {
  return new Error('Something other than ClickHouse answered')
}

const REASON_MAX_LENGTH = 300

/** An error's message for a terminal. Whatever answers at the database's address may have written it. */
export function reasonOf({ message }: Error): string {
  return cleanLine(message).slice(0, REASON_MAX_LENGTH)
}
