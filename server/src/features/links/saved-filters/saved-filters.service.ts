import { SAVED_FILTERS_MAX } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import type { LinkFilter } from '@everyshelf/domain/schemas'
import { toIsoTime } from '../../../db/columns.ts'
import type {
  OwnedFilters,
  SavedFilter,
  SavedFilterChange,
  SavedFiltersRepo,
} from './saved-filters.repo.ts'

export interface SavedFiltersServiceDeps {
  readonly repo: SavedFiltersRepo
  readonly now: () => number
}

export type SavedFiltersService = ReturnType<typeof createSavedFiltersService>

/** Filters of the list of links that their owner named to use again. */
export function createSavedFiltersService({ repo, now }: SavedFiltersServiceDeps) {
  return {
    list: (userId: string): Promise<SavedFilter[]> => repo.of(userId).list(),

    create: (userId: string, name: string, filter: LinkFilter): Promise<SavedFilter> =>
      repo.change(userId, async (own) => {
        const { length } = await own.list()
        if (length >= SAVED_FILTERS_MAX) throw new DomainError('saved-filter-limit-reached')
        return await own.add(name, filter, toIsoTime(now()))
      }),

    update: (userId: string, id: string, change: SavedFilterChange) =>
      repo.change(userId, async (own) => {
        await own.update(id, change)
        return await requireFilter(own, id)
      }),

    remove: (userId: string, id: string) =>
      repo.change(userId, async (own) => {
        const removed = await requireFilter(own, id)
        await own.remove(id)
        return removed
      }),
  }
}

async function requireFilter(own: OwnedFilters, id: string): Promise<SavedFilter> {
  const filter = (await own.list()).find((one) => one.id === id)
  if (!filter) throw new DomainError('not-found')
  return filter
}
