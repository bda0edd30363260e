import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError, toasts } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api/trpc.tsx'

type SavedFilter = RouterOutputs['savedFilters']['list'][number]

/** Deletes a saved filter, with Undo. */
export function useChangeFilters() {
  const utils = trpc.useUtils()
  const { mutateAsync: removeOne } = trpc.savedFilters.remove.useMutation()
  const { mutateAsync: create } = trpc.savedFilters.create.useMutation()
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    try {
      await change()
      await utils.savedFilters.list.invalidate()
      return true
    } catch (error) {
      showError(readApiError(error).code)
      return false
    }
  }
  return {
    remove: async ({ id, name, filter }: SavedFilter) => {
      if (!(await run(() => removeOne({ id })))) return
      toasts.show({
        title: 'Filter deleted',
        text: name,
        tone: 'notice',
        action: {
          label: 'Undo',
          altText: 'Save the filter again to restore it',
          onSelect: () => void run(() => create({ name, filter })),
        },
      })
    },
  }
}
