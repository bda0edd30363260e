import { showError } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useRemoveLinks } from '../../components/links/use-remove-links.ts'
import { cacheLinks } from '../../lib/account/cached-links.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { useSession } from '../../lib/session/session.ts'
import type { SavedLink } from './saved-link.ts'

/** Links get clicks while the page is open, so counts older than this are loaded again. */
const FRESH_FOR_MS = 30_000

interface SavedLinks {
  readonly links: readonly SavedLink[] | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
  /** Removes links at once, and shows a toast with Undo. */
  readonly remove: (links: readonly SavedLink[]) => Promise<void>
}

export function useSavedLinks(): SavedLinks {
  const { data, isError, refetch } = trpc.links.list.useQuery(undefined, {
    staleTime: FRESH_FOR_MS,
    refetchOnWindowFocus: true,
  })
  const accountId = useSession().user?.publicId
  useEffect(() => {
    if (data && accountId) cacheLinks(accountId, data, new Date())
  }, [data, accountId])
  useEffect(() => {
    if (isError) showError('user-data-failed')
  }, [isError])
  const remove = useRemoveLinks()
  return {
    links: data,
    hasFailed: isError,
    retry: () => void refetch(),
    remove,
  }
}
