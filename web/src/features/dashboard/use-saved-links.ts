import { readApiError } from '@everyshelf/client'
import { notices } from '@everyshelf/domain/messages'
import { showError, showNotice, toasts } from '@everyshelf/ui/toast'
import { useEffect } from 'react'
import { useLimitToast } from '../../components/links/use-limit-toast.ts'
import { cacheLinks } from '../../lib/account/cached-links.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { refreshSession, useSession } from '../../lib/session/session.ts'
import { runInBatches } from './run-in-batches.ts'
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
  const utils = trpc.useUtils()
  const showLimit = useLimitToast()
  const { mutateAsync: removeOne } = trpc.links.remove.useMutation()
  const { mutateAsync: restoreOne } = trpc.links.restore.useMutation()

  const change = (next: (links: readonly SavedLink[]) => readonly SavedLink[]) =>
    utils.links.list.setData(undefined, (links) => links && [...next(links)])
  const removeFromList = (gone: readonly SavedLink[]) => {
    const ids = new Set(gone.map(({ id }) => id))
    change((links) => links.filter(({ id }) => !ids.has(id)))
  }
  const addToList = (back: readonly SavedLink[]) =>
    change((links) =>
      [...back, ...links.filter(({ id }) => back.every((one) => one.id !== id))].toSorted((a, b) =>
        b.createdAt.localeCompare(a.createdAt),
      ),
    )

  const restore = async (links: readonly SavedLink[]) => {
    addToList(links)
    const { failed } = await runInBatches(links, ({ id }) => restoreOne({ id }))
    removeFromList(failed.map(({ item }) => item))
    const [first] = failed
    if (first) {
      const { code } = readApiError(first.error)
      if (code === 'link-limit-reached') showLimit()
      else showError('link-save-failed')
    } else {
      showNotice('link-saved-in-account')
    }
    void refreshSession()
  }

  const remove = async (links: readonly SavedLink[]) => {
    await utils.links.list.cancel()
    removeFromList(links)
    const { done, failed } = await runInBatches(links, ({ id }) => removeOne({ id }))
    addToList(failed.map(({ item }) => item))
    void refreshSession()
    if (failed.length > 0) showError('link-remove-failed')
    else {
      toasts.show({
        ...notices['link-removed'],
        ...(done.length > 1 && { text: `${done.length} links removed` }),
        tone: 'notice',
        action: {
          label: 'Undo',
          altText: 'Save the book again to restore its link',
          onSelect: () => void restore(done),
        },
      })
    }
  }

  return {
    links: data,
    hasFailed: isError,
    retry: () => void refetch(),
    remove,
  }
}
