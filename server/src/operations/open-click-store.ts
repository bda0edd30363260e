import type { Database } from '../db/database.ts'
import { countAddedHits } from '../features/admin-overview/count-added-hits.ts'
import type { ClickStore } from '../features/clicks/click-store.ts'
import { createSqlClickStore } from '../features/clicks/store/sql-click-store.ts'

/** Stores hits as the server does, also in the daily metrics. */
export function openClickStore({ db }: Pick<Database, 'db'>): ClickStore {
  return createSqlClickStore({ db, onAdded: countAddedHits })
}
