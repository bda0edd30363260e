import { readApiError } from '@everyshelf/client'
import { notices } from '@everyshelf/domain/messages'
import { showFailure, showNotice } from '@everyshelf/ui/toast'
import { runInBatches } from '../../lib/api/run-in-batches.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { markRemoved } from '../../lib/links/removed-links.ts'
import type { SavedLink } from '../../lib/links/saved-link.ts'
import { refreshSession } from '../../lib/session/session.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'
import { useLimitToast } from './use-limit-toast.ts'

type RemovedLink = Pick<SavedLink, 'id'>

/** Returns a function that removes links at once and shows a toast with Undo. */
export function useRemoveLinks(): (links: readonly RemovedLink[]) => Promise<void> {
  const listed = useListedLinks()
  const showLimit = useLimitToast()
  const { mutateAsync: removeOne } = trpc.links.remove.useMutation()
  const { mutateAsync: restoreOne } = trpc.links.restore.useMutation()

  const removeFromList = (gone: readonly RemovedLink[]) => {
    const ids = gone.map(({ id }) => id)
    markRemoved(ids, true)
    listed.remove(new Set(ids))
  }
  const addToList = async (back: readonly RemovedLink[]) => {
    markRemoved(
      back.map(({ id }) => id),
      false,
    )
    await listed.refresh()
  }

  const restore = async (links: readonly RemovedLink[]) => {
    const { done, failed } = await runInBatches(links, ({ id }) => restoreOne({ id }))
    await addToList(done)
    const [first] = failed
    if (first) {
      const cause = readApiError(first.error)
      if (cause.code === 'link-limit-reached') showLimit()
      else showFailure('link-save-failed', cause)
    } else {
      showNotice('link-saved-in-account')
    }
    void refreshSession()
  }

  return async (links) => {
    await listed.cancel()
    removeFromList(links)
    const { done, failed } = await runInBatches(links, ({ id }) => removeOne({ id }))
    if (failed.length > 0) await addToList(failed.map(({ item }) => item))
    else void listed.refreshCounts()
    void refreshSession()
    const [first] = failed
    if (first) showFailure('link-remove-failed', readApiError(first.error))
    else {
      const text =
        done.length > 1 ? toastTexts['links-removed'](done.length) : notices['link-removed']
      showToast(text, {
        label: 'Undo',
        altText: 'Save a removed book again to restore its link',
        onSelect: () => void restore(done),
      })
    }
  }
}
