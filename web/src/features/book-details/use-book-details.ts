import { readApiError } from '@everyshelf/client'
import type { BookDetailField } from '@everyshelf/domain/books'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { showError, showNotice } from '@everyshelf/ui/toast'
import { trpc } from '../../lib/api/trpc.tsx'
import { explainUpdateFailure } from '../../lib/link-settings/explain-update-failure.ts'

export type BookDetailsView = RouterOutputs['links']['details']
type DetailsChange = RouterInputs['links']['editDetails']['details']

/** The details of a link's book, and the function to change them. */
export function useBookDetails(id: string) {
  const utils = trpc.useUtils()
  const { data: view, error, refetch } = trpc.links.details.useQuery({ id })
  const { mutateAsync: edit } = trpc.links.editDetails.useMutation()

  /** Shows the server's answer to a change, here and in all lists. */
  const showView = (response: BookDetailsView) => {
    utils.links.details.setData({ id }, response)
    void utils.links.list.invalidate()
    void utils.links.settings.invalidate({ id })
  }

  const change = async (details: DetailsChange, onUndo?: () => void): Promise<boolean> => {
    try {
      showView(await edit({ id, details }))
    } catch (thrown) {
      showError(explainUpdateFailure(readApiError(thrown).code))
      return false
    }
    showNotice(
      'link-updated',
      onUndo && { label: 'Undo', altText: 'Restore the previous details', onSelect: onUndo },
    )
    return true
  }

  const loadError: unknown = view === undefined ? error : null
  return {
    view,
    error: loadError,
    retry: () => void refetch(),
    /** Resolves to whether it worked. The toast offers to undo it. */
    save: async (details: DetailsChange) => {
      if (!view) return false
      const inverse = invertChange(view, details)
      return await change(details, () => void change(inverse))
    },
    showView,
  }
}

export type BookDetailsEditor = ReturnType<typeof useBookDetails>

/** The change that restores the fields which another change affects. */
function invertChange({ details, sources }: BookDetailsView, change: DetailsChange) {
  const fields = Object.keys(change) as BookDetailField[]
  return Object.fromEntries(
    fields.map((field) => [field, sources[field] === 'edited' ? details[field] : null]),
  )
}
