import { createQueries } from './dialect.ts'
import { openMigrationPool } from './postgres.ts'
import type { Queries } from './transact.ts'

/**
 * Runs some work on one connection without a time limit. When it should stop, the connection ends, and the
 * result is null.
 */
export type WithLongQueries = <Result>(
  signal: AbortSignal,
  work: (queries: Queries) => Promise<Result>,
) => Promise<Result | null>

/** For jobs whose single statements may take minutes on PostgreSQL. */
export function openLongQueries(url: string): WithLongQueries {
  return async (signal, work) => {
    const pool = openMigrationPool(url)
    pool.on('connect', (client) => {
      signal.addEventListener('abort', () => void client.end().catch(() => {}), { once: true })
    })
    const queries = createQueries({ kind: 'postgres', pool })
    try {
      return await work(queries)
    } catch (error) {
      if (!signal.aborted) throw error
      // The next run continues.
      return null
    } finally {
      await queries.destroy()
    }
  }
}
