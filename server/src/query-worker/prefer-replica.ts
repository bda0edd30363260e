import type { ChartQueries } from './chart-queries.ts'

export type RunQuery = (name: keyof ChartQueries, args: readonly unknown[]) => Promise<unknown>

/** Calls a query by its name, since another thread sends only the name. */
export function toRunQuery(queries: ChartQueries): RunQuery {
  return (name, args) => {
    const query = queries[name] as (...args: readonly unknown[]) => Promise<unknown>
    return query(...args)
  }
}

/**
 * Queries the replica while it keeps up with the primary. When the replica lags or a query on it fails,
 * the primary answers.
 */
export function preferReplica(
  replica: RunQuery,
  primary: RunQuery,
  isFresh: () => Promise<boolean>,
): RunQuery {
  return async (name, args) => {
    if (!(await isFresh())) return await primary(name, args)
    return await replica(name, args).catch(() => primary(name, args))
  }
}

interface ReplicaCheckDeps {
  /** The primary's last heartbeat, as stored on the replica; null when there is none. */
  readonly readHeartbeat: () => Promise<number | null>
  readonly now: () => number
}

/** A longer lag would be visible in dashboards. */
export const MAX_LAG_MS = 10_000
const CHECK_EVERY_MS = 2000
/** A query to an unreachable replica takes a second, so retries are rare. */
const RETRY_BACKOFF_MS = 15_000

/** Checks whether the replica keeps up, at most every two seconds and only when a query needs it. */
export function createReplicaCheck({
  readHeartbeat,
  now,
}: ReplicaCheckDeps): () => Promise<boolean> {
  let isFresh = false
  let nextCheckAt = Number.NEGATIVE_INFINITY
  let checking: Promise<boolean> | undefined

  async function check() {
    try {
      const heartbeat = await readHeartbeat()
      isFresh = heartbeat !== null && now() - heartbeat <= MAX_LAG_MS
      nextCheckAt = performance.now() + CHECK_EVERY_MS
    } catch {
      isFresh = false
      nextCheckAt = performance.now() + RETRY_BACKOFF_MS
    } finally {
      checking = undefined
    }
    return isFresh
  }

  return async () => {
    if (performance.now() < nextCheckAt) return isFresh
    checking ??= check()
    return await checking
  }
}
