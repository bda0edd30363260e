import type { LogEvent } from 'kysely'
import { isDatabaseUnavailable } from './unavailable.ts'

/** Queries that failed since the start. */
export interface DatabaseErrors {
  /** The database was unreachable, locked, full or too slow. */
  readonly unavailable: number
  /** The database refused the query, because of a duplicate row or a bug. */
  readonly refused: number
}

export interface ErrorCounter {
  readonly errors: DatabaseErrors
  readonly listen: (event: LogEvent) => void
}

export function createErrorCounter(): ErrorCounter {
  const errors = { unavailable: 0, refused: 0 }
  return {
    errors,
    listen: (event) => {
      if (event.level === 'error')
        errors[isDatabaseUnavailable(event.error) ? 'unavailable' : 'refused']++
    },
  }
}
