import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { trpc } from '../api/trpc.tsx'
import type { ListedLinks, SavedLink } from './saved-link.ts'

type Cached = ListedLinks | InfiniteData<ListedLinks>

/** The loaded pages of the list of links, under every filter. */
export function useListedLinks() {
  const client = useQueryClient()
  const utils = trpc.useUtils()
  const queryKey = getQueryKey(trpc.links.list)

  const changePages = (change: (page: ListedLinks) => ListedLinks) =>
    client.setQueriesData<Cached>({ queryKey }, (cached) => {
      if (!cached) return cached
      if ('pages' in cached) return { ...cached, pages: cached.pages.map(change) }
      return change(cached)
    })

  return {
    /** Loads the shown pages and everything that counts links again. */
    refresh: async () => {
      await Promise.all([
        utils.links.list.invalidate(),
        utils.links.summary.invalidate(),
        utils.labels.list.invalidate(),
      ])
    },

    /** Ends loading that would bring back what the next change takes out. */
    cancel: () => client.cancelQueries({ queryKey }),

    replace: (changed: SavedLink) =>
      changePages((page) => ({
        ...page,
        links: page.links.map((link) => (link.id === changed.id ? changed : link)),
      })),

    remove: (ids: ReadonlySet<string>) => {
      const decrease = (count: number) => Math.max(0, count - ids.size)
      changePages((page) => ({
        ...page,
        links: page.links.filter(({ id }) => !ids.has(id)),
        count: decrease(page.count),
      }))
      utils.links.summary.setData(
        undefined,
        (summary) => summary && { ...summary, count: decrease(summary.count) },
      )
    },

    /** Loads what counts links again, but not the list. */
    refreshCounts: async () => {
      await Promise.all([utils.links.summary.invalidate(), utils.labels.list.invalidate()])
    },
  }
}
