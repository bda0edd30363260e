import { readApiError } from '@everyshelf/client'
import type { RouterOutputs } from '@everyshelf/server/api'
import { showError } from '@everyshelf/ui/toast'
import { trpc } from '../../../lib/api/trpc.tsx'
import { showToast, toastTexts } from '../../../lib/toasts.ts'

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
      showToast(toastTexts['filter-deleted'](name), {
        label: 'Undo',
        altText: 'Save the filter again to restore it',
        onSelect: () => void run(() => create({ name, filter })),
      })
    },
  }
}
