import type { Database } from '../db/database.ts'
import { createTransact } from '../db/transact.ts'
import { countAddedHits } from '../features/admin-overview/count-added-hits.ts'
import type { ClickStore } from '../features/clicks/click-store.ts'
import { createSqlClickStore } from '../features/clicks/store/sql-click-store.ts'

/** Stores hits as the server does, also in the daily metrics. */
export function openClickStore({ db, kind }: Pick<Database, 'db' | 'kind'>): ClickStore {
  return createSqlClickStore({
    db,
    kind,
    transact: createTransact(db),
    onAdded: countAddedHits,
  })
}
