import { readApiError } from '@everyshelf/client'
import type { EditionFormat } from '@everyshelf/domain/books'
import type { Slug } from '@everyshelf/domain/links'
import { showError, showFailure } from '@everyshelf/ui/toast'
import { trpc } from '../../lib/api/trpc.tsx'
import { useListedLinks } from '../../lib/links/listed-links.ts'
import { markRemoved } from '../../lib/links/removed-links.ts'
import { refreshSession } from '../../lib/session/session.ts'
import { useLimitToast } from './use-limit-toast.ts'

interface Book {
  /** The book's identifier key. */
  readonly isbn: string
  readonly format: EditionFormat | null
}

interface KeptLink {
  readonly id: string
  readonly slug: Slug
  readonly globalLink: string
  /** False if the account had it before. */
  readonly isNew: boolean
}

/** Returns a function that saves a book's link. It resolves to null after a failure, which it shows. */
export function useSaveLink(): (book: Book) => Promise<KeptLink | null> {
  const showLimit = useLimitToast()
  const listed = useListedLinks()
  const { mutateAsync } = trpc.links.save.useMutation()

  const refuse = (cause: ReturnType<typeof readApiError>): KeptLink | null => {
    const { code, details } = cause
    if (code === 'link-already-saved') {
      return { ...(details as Omit<KeptLink, 'isNew'>), isNew: false }
    }
    if (code === 'link-limit-reached') showLimit()
    else if (code === 'unauthorized') showError('sign-in-to-save-links')
    else showFailure('link-save-failed', cause)
    return null
  }

  return async ({ isbn, format }) => {
    const kept = await mutateAsync({ isbn, ...(format && { format }) }).then(
      ({ id, slug, globalLink }) => ({ id, slug, globalLink, isNew: true }),
      (error) => refuse(readApiError(error)),
    )
    if (!kept) return null
    markRemoved([kept.id], false)
    void listed.refresh()
    void refreshSession()
    return kept
  }
}
