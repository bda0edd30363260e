import type { RouterOutputs } from '@everyshelf/server/api'
import { showError } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { explainLoadFailure } from '../../components/load-failure.tsx'
import { cacheLinks } from '../../lib/account/cached-links.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { newestFirst } from '../../lib/links/first-page.ts'
import { useSession } from '../../lib/session/session.ts'
import { isEmptyFilter } from './filter/link-filter-url.ts'
import { type LinkFilterState, useLinkFilter } from './filter/use-link-filter.ts'
import { FRESH_FOR_MS, type LinkPages, useLinkPages } from './use-link-pages.ts'

export type LinksSummary = RouterOutputs['links']['summary']

interface SavedLinks {
  readonly state: LinkFilterState
  readonly pages: LinkPages
  /** What counts all links of the account; undefined while it is loading. */
  readonly summary: LinksSummary | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** The links of the account that match the filter in the URL. Stores the newest ones for offline use. */
export function useSavedLinks(): SavedLinks {
  const state = useLinkFilter()
  const { filter, sort } = state
  const pages = useLinkPages(filter, sort)
  const summary = trpc.links.summary.useQuery(undefined, { staleTime: FRESH_FOR_MS })
  const accountId = useSession().user?.publicId
  const { links, isOutdated, count } = pages
  const isNewest =
    isEmptyFilter(filter) && sort.by === newestFirst.by && sort.isDescending && !isOutdated
  useEffect(() => {
    if (links && accountId && isNewest) cacheLinks(accountId, links, count, new Date())
  }, [links, count, accountId, isNewest])
  const error = pages.error ?? summary.error
  useEffect(() => {
    if (error && navigator.onLine) showError(explainLoadFailure(error))
  }, [error])
  return {
    state,
    pages,
    summary: summary.data,
    error,
    retry: () => {
      pages.retry()
      void summary.refetch()
    },
  }
}
