import { readApiError } from '@everyshelf/client'
import type { Message } from '@everyshelf/domain/messages'
import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'
import { showError } from '@everyshelf/ui/toast'
import { useRef } from 'react'
import { trpc } from '../../lib/api/trpc.tsx'
import { showToast, toastTexts } from '../../lib/toasts.ts'

export type AuthorPage = RouterOutputs['authorPages']['get']
export type PageBook = AuthorPage['books'][number]
type PageChange = Omit<RouterInputs['authorPages']['update'], 'id'>

export interface AuthorPageEditor {
  readonly page: AuthorPage
  /** Changes with the page. */
  readonly version: number
  /** Resolves to whether it worked. */
  readonly save: (change: PageChange) => Promise<boolean>
  /** Shows the new list at once, and saves it after earlier changes. */
  readonly setBooks: (books: readonly PageBook[]) => void
  readonly setPublished: (isPublished: boolean) => Promise<boolean>
  /** Shows the server's answer to a change, here and in the list of pages. */
  readonly showPage: (page: AuthorPage) => void
}

/** One author page, and the functions to change it. */
export function useAuthorPage(id: string) {
  const utils = trpc.useUtils()
  const query = trpc.authorPages.get.useQuery({ id })
  const { data: page, error: thrown, refetch, dataUpdatedAt: version } = query
  const error: unknown = thrown
  const { mutateAsync: update } = trpc.authorPages.update.useMutation()
  const { mutateAsync: publish } = trpc.authorPages.publish.useMutation()
  const { mutateAsync: unpublish } = trpc.authorPages.unpublish.useMutation()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  const showPage = (response: AuthorPage) => {
    utils.authorPages.get.setData({ id }, response)
    void utils.authorPages.list.invalidate()
  }

  const change = async (
    call: () => Promise<AuthorPage>,
    notice: (response: AuthorPage) => Message,
  ): Promise<boolean> => {
    try {
      const response = await call()
      showPage(response)
      showToast(notice(response))
      return true
    } catch (thrown) {
      showError(readApiError(thrown).code)
      return false
    }
  }

  const saved = ({ isPublished }: AuthorPage) =>
    toastTexts[isPublished ? 'page-saved' : 'page-draft-saved']

  const setBooks = (books: readonly PageBook[]) => {
    utils.authorPages.get.setData({ id }, (before) => before && { ...before, books: [...books] })
    waiting.current++
    queue.current = queue.current.then(async () => {
      try {
        const response = await update({ id, books: books.map((book) => book.id) })
        waiting.current--
        // A later change is shown already.
        if (waiting.current > 0) return
        showPage(response)
        showToast(saved(response))
      } catch (thrown) {
        waiting.current--
        showError(readApiError(thrown).code)
        await utils.authorPages.get.invalidate({ id })
      }
    })
  }

  const editor: AuthorPageEditor | null = page
    ? {
        page,
        version,
        save: (fields) => change(() => update({ id, ...fields }), saved),
        setBooks,
        setPublished: (isPublished) =>
          change(
            () => (isPublished ? publish : unpublish)({ id }),
            () => toastTexts[isPublished ? 'page-published' : 'page-unpublished'],
          ),
        showPage,
      }
    : null
  const code = error && readApiError(error).code
  return {
    editor,
    isGone: code === 'not-found',
    error: page === undefined ? error : null,
    retry: () => void refetch(),
  }
}
