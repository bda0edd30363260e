import { createQueries } from './dialect.ts'
import { openMigrationPool } from './postgres.ts'
import type { Queries } from './transact.ts'

/** Runs some work on one connection without a time limit; when it should stop, the connection ends. */
export type WithLongQueries = (
  signal: AbortSignal,
  work: (queries: Queries) => Promise<void>,
) => Promise<void>

/** For jobs whose single statements may take minutes on PostgreSQL. */
export function openLongQueries(url: string): WithLongQueries {
  return async (signal, work) => {
    const pool = openMigrationPool(url)
    pool.on('connect', (client) => {
      signal.addEventListener('abort', () => void client.end().catch(() => {}), { once: true })
    })
    const queries = createQueries({ kind: 'postgres', pool })
    try {
      await work(queries)
    } catch (error) {
      // The next run continues.
      if (!signal.aborted) throw error
    } finally {
      await queries.destroy()
    }
  }
}
