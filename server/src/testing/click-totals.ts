import type { ClickTotals } from '../features/clicks/totals/click-totals.ts'
import { createPostgresClickTotals } from '../features/clicks/totals/postgres-click-totals.repo.ts'
import { createSqliteClickTotals } from '../features/clicks/totals/sqlite-click-totals.repo.ts'
import type { TestDatabase } from './databases.ts'

/** The totals of clicks of whichever database a test has opened. */
export function openClickTotals({ db, sqlite }: TestDatabase): ClickTotals {
  return sqlite ? createSqliteClickTotals(sqlite) : createPostgresClickTotals(db)
}
