import { type ApiClient, readApiError } from '@everyshelf/client'
import type { TagOwner } from '@everyshelf/domain/affiliate'
import { type Book, type EditionFormat, placeholderBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useEffect, useState } from 'react'
import { watchConnection } from '../account/account.ts'
import { readKeeper } from '../storage/keeper.ts'
import { type KeptLinks, recallLinks, rememberLinks } from '../storage/kept-links.ts'
import { type ChosenBook, formatHintOf } from './chosen-book.ts'

/** How far the server's answer has come; the store links never wait for it. */
export type ServerStatus = 'asking' | 'slow' | 'answered' | ErrorCode

export interface ServerBook {
  readonly status: ServerStatus
  /** Of an earlier answer while the server is asked, or is away. */
  readonly globalLink: string | null
  readonly saved: { readonly id: string; readonly slug: string } | null
  readonly book: Book
  /** Whose affiliate tags the Global Link may carry. */
  readonly tagOwners: readonly TagOwner[]
  readonly askAgain: () => void
}

/** People hear within five seconds that nothing comes (R48). */
const SLOW_AFTER_MS = 4000

interface Answer {
  readonly status: ServerStatus
  readonly globalLink: string | null
  readonly saved: ServerBook['saved']
  readonly book: Book | null
  readonly tagOwners: readonly TagOwner[]
}

const ASKING: Answer = {
  status: 'asking',
  globalLink: null,
  saved: null,
  book: null,
  tagOwners: [],
}

/**
 * Makes the links of one book on the server; nothing is sent but its identifier and, of a B0 ASIN, the
 * format that the page gives (S58). The
 * catalogues are asked only for a book whose title nobody knows yet. What was answered before is
 * shown until the new answer is there.
 */
export function useServerBook(
  chosen: ChosenBook,
  openApi: () => Promise<ApiClient>,
  known?: KeptLinks | undefined,
): ServerBook {
  const { identifier, page } = chosen
  const isTitleKnown = Boolean(page?.title)
  const format = formatHintOf(chosen)
  const key = identifierKey(identifier)
  const [attempt, setAttempt] = useState(0)
  const before = known?.key === key && attempt === 0 ? known : undefined
  const [answer, setAnswer] = useState<Answer>({ ...ASKING, ...before })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isCurrent = true
    const tell = (next: (before: Answer) => Answer) => {
      if (isCurrent) setAnswer(next)
    }
    tell(() => ({ ...ASKING, ...before }))
    const slow = setTimeout(() => tell((before) => ({ ...before, status: 'slow' })), SLOW_AFTER_MS)
    askServer({ input: key, ...(format && { format }) }, isTitleKnown, openApi, tell)
      .catch((error: unknown) =>
        tell((before) => ({ ...before, status: readApiError(error).code })),
      )
      .finally(() => clearTimeout(slow))
    return () => {
      isCurrent = false
      clearTimeout(slow)
    }
  }, [key, format, isTitleKnown, openApi, attempt])

  useEffect(() => watchConnection(() => setAttempt((count) => count + 1)), [])

  return {
    ...answer,
    book: answer.book ?? placeholderBook(identifier),
    askAgain: () => setAttempt((count) => count + 1),
  }
}

async function askServer(
  asked: { readonly input: string; readonly format?: EditionFormat },
  isTitleKnown: boolean,
  openApi: () => Promise<ApiClient>,
  tell: (next: (before: Answer) => Answer) => void,
): Promise<void> {
  const { input: key } = asked
  const keeper = await readKeeper()
  const kept = await recallLinks(keeper, key)
  if (kept) tell((before) => ({ ...before, ...kept }))
  const api = await openApi()
  const made = await api.links.generate.mutate(asked)
  const { book, isBookKnown, globalLink, saved } = made
  const tagOwners = [...new Set(made.directLinks.map(({ tagOwner }) => tagOwner))]
  const answer = { globalLink, saved, book, tagOwners }
  tell(() => ({ ...answer, status: 'answered' }))
  await rememberLinks({ keeper, key, ...answer })
  if (isBookKnown || isTitleKnown) return
  // The links are there; a title that does not come is not worth a message.
  const found = await api.books.lookup.query({ id: key }).catch(() => book)
  tell((before) => ({ ...before, book: found }))
}
