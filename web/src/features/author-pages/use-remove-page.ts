import { readApiError } from '@everyshelf/client'
import { showError } from '@everyshelf/ui/toast'
import { useNavigate } from 'react-router'
import { trpc } from '../../lib/api/trpc.tsx'
import { paths } from '../../lib/paths.ts'
import { showToast, toastTexts } from '../../lib/toasts.ts'

/** Returns a function that removes a page, opens the list, and shows a toast with Undo. */
export function useRemovePage(): (id: string) => Promise<void> {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const { mutateAsync: remove } = trpc.authorPages.remove.useMutation()
  const { mutateAsync: restoreOne } = trpc.authorPages.restore.useMutation()

  const restore = async (id: string) => {
    try {
      utils.authorPages.get.setData({ id }, await restoreOne({ id }))
      await utils.authorPages.list.invalidate()
      showToast(toastTexts['page-restored'])
    } catch (error) {
      showError(readApiError(error).code)
    }
  }

  return async (id) => {
    try {
      await remove({ id })
    } catch (error) {
      return void showError(readApiError(error).code)
    }
    await navigate(paths.pages)
    await utils.authorPages.list.invalidate()
    // Loaded again only when it is opened again: until the list shows, this is the current page.
    await utils.authorPages.get.invalidate({ id }, { refetchType: 'none' })
    showToast(toastTexts['page-removed'], {
      label: 'Undo',
      altText: 'Create a page with the same address again',
      onSelect: () => void restore(id),
    })
  }
}
