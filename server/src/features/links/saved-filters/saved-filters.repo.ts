import type { LinkFilter } from '@everyshelf/domain/schemas'
import { type IsoTime, parseJsonText, toJsonText } from '../../../db/columns.ts'
import { createRowId } from '../../../db/row-id.ts'
import { ownedRows, type Queries, type Transact } from '../../../db/transact.ts'
import { lockLinksOf } from '../store/lock-links.repo.ts'

export interface SavedFilter {
  readonly id: string
  readonly name: string
  readonly filter: LinkFilter
}

export interface SavedFilterChange {
  readonly name?: string | undefined
  readonly filter?: LinkFilter | undefined
}

/** The saved filters of one owner: no query here can reach another's row. */
export type OwnedFilters = ReturnType<typeof filtersOf>

export type SavedFiltersRepo = ReturnType<typeof createSavedFiltersRepo>

export function createSavedFiltersRepo(db: Queries, transact: Transact) {
  return ownedRows(filtersOf, { db, transact, lockOwner: lockLinksOf })
}

function filtersOf(db: Queries, ownerId: string) {
  return {
    /** Oldest first. */
    list: async (): Promise<SavedFilter[]> => {
      const rows = await db
        .selectFrom('saved_filter')
        .select(['id', 'name', 'filter'])
        .where('ownerId', '=', ownerId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, filter: parseJsonText(row.filter) }))
    },

    add: async (name: string, filter: LinkFilter, createdAt: IsoTime): Promise<SavedFilter> => {
      const id = createRowId()
      await db
        .insertInto('saved_filter')
        .values({ id, ownerId, name, filter: toJsonText(filter), createdAt })
        .execute()
      return { id, name, filter }
    },

    update: async (id: string, { name, filter }: SavedFilterChange) => {
      const columns = {
        ...(name !== undefined && { name }),
        ...(filter !== undefined && { filter: toJsonText(filter) }),
      }
      if (Object.keys(columns).length === 0) return
      await db
        .updateTable('saved_filter')
        .set(columns)
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },

    remove: async (id: string) => {
      await db
        .deleteFrom('saved_filter')
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .execute()
    },
  }
}
