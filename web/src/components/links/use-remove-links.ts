import { readApiError } from '@everyshelf/client'
import { notices } from '@everyshelf/domain/messages'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError, showNotice, toasts } from '@everyshelf/ui/toast'
import { runInBatches } from '../../lib/api/run-in-batches.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { refreshSession } from '../../lib/session/session.ts'
import { useLimitToast } from './use-limit-toast.ts'

type SavedLink = RouterOutputs['links']['list'][number]

/** Returns a function that removes links at once and shows a toast with Undo. */
export function useRemoveLinks(): (links: readonly SavedLink[]) => Promise<void> {
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

  return async (links) => {
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
}
