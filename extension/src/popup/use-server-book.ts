import { type ApiClient, readApiError } from '@everyshelf/client'
import { type Book, placeholderBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useEffect, useState } from 'react'
import { watchConnection } from '../account/account.ts'
import type { ChosenBook } from './chosen-book.ts'

/** How far the server's answer has come; the store links never wait for it. */
export type ServerStatus = 'asking' | 'slow' | 'answered' | ErrorCode

interface ServerBook {
  readonly status: ServerStatus
  readonly globalLink: string | null
  readonly book: Book
  readonly askAgain: () => void
}

/** People hear within five seconds that nothing comes (R48). */
const SLOW_AFTER_MS = 4000

interface Answer {
  readonly status: ServerStatus
  readonly globalLink: string | null
  readonly book: Book | null
}

const ASKING: Answer = { status: 'asking', globalLink: null, book: null }

/**
 * Makes the links of one book on the server; nothing but its identifier is sent (S58). The
 * catalogues are asked only for a book whose title nobody knows yet.
 */
export function useServerBook(
  { identifier, page }: ChosenBook,
  openApi: () => Promise<ApiClient>,
): ServerBook {
  const isTitleKnown = Boolean(page?.title)
  const key = identifierKey(identifier)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState(ASKING)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isCurrent = true
    const tell = (next: Answer) => {
      if (isCurrent) setAnswer(next)
    }
    tell(ASKING)
    const slow = setTimeout(() => tell({ ...ASKING, status: 'slow' }), SLOW_AFTER_MS)
    askServer(key, isTitleKnown, openApi, tell)
      .catch((error: unknown) => tell({ ...ASKING, status: readApiError(error).code }))
      .finally(() => clearTimeout(slow))
    return () => {
      isCurrent = false
      clearTimeout(slow)
    }
  }, [key, isTitleKnown, openApi, attempt])

  useEffect(() => watchConnection(() => setAttempt((count) => count + 1)), [])

  return {
    ...answer,
    book: answer.book ?? placeholderBook(identifier),
    askAgain: () => setAttempt((count) => count + 1),
  }
}

async function askServer(
  key: string,
  isTitleKnown: boolean,
  openApi: () => Promise<ApiClient>,
  tell: (answer: Answer) => void,
): Promise<void> {
  const api = await openApi()
  const { book, isBookKnown, globalLink } = await api.links.generate.mutate({ input: key })
  tell({ status: 'answered', globalLink, book })
  if (isBookKnown || isTitleKnown) return
  // The links are there; a title that does not come is not worth a message.
  const found = await api.books.lookup.query({ id: key }).catch(() => book)
  tell({ status: 'answered', globalLink, book: found })
}
