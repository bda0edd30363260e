import { type ApiClient, readApiError } from '@everyshelf/client'
import type { TagOwner } from '@everyshelf/domain/affiliate'
import { type Book, type EditionFormat, placeholderBook } from '@everyshelf/domain/books'
import { identifierKey } from '@everyshelf/domain/identifiers'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { useEffect, useState } from 'react'
import { type ChosenBook, toFormatHint } from '../book/chosen-book.ts'
import { watchConnection } from '../storage/account.ts'
import { readCacheOwner } from '../storage/cache-owner.ts'
import {
  type CachedBookLinks,
  readCachedBookLinks,
  writeCachedBookLinks,
} from '../storage/cached-book-links.ts'

/** The state of the server's answer; the store links never wait for it. */
export type ServerStatus = 'loading' | 'slow' | 'loaded' | ErrorCode

export interface ServerBook {
  readonly status: ServerStatus
  /** From an earlier response while the server is loading or offline. */
  readonly globalLink: string | null
  readonly saved: { readonly id: string; readonly slug: string } | null
  readonly book: Book
  /** Whose affiliate tags the Global Link may carry; null until the server has answered once. */
  readonly tagOwners: readonly TagOwner[] | null
  readonly retry: () => void
}

/** The popup must say within five seconds that the server does not answer, also on a slow computer. */
const SLOW_AFTER_MS = 3000

interface BookResponse {
  readonly status: Exclude<ServerStatus, 'slow'>
  readonly globalLink: string | null
  readonly saved: ServerBook['saved']
  readonly book: Book | null
  readonly tagOwners: ServerBook['tagOwners']
}

const LOADING: BookResponse = {
  status: 'loading',
  globalLink: null,
  saved: null,
  book: null,
  tagOwners: null,
}

/**
 * Creates the links of one book on the server. Sends only its identifier and, for a B0 ASIN, the format
 * from the page. Looks the title up only if neither the page nor the server has it. Shows the
 * cached response until the new one arrives.
 */
export function useServerBook(
  chosen: ChosenBook,
  openApi: () => Promise<ApiClient>,
  known?: CachedBookLinks | undefined,
): ServerBook {
  const { identifier, page } = chosen
  const isTitleKnown = Boolean(page?.title)
  const format = toFormatHint(chosen)
  const key = identifierKey(identifier)
  const [attempt, setAttempt] = useState(0)
  const before = known?.key === key && attempt === 0 ? known : undefined
  const [response, setResponse] = useState<BookResponse>({ ...LOADING, ...before })
  const [isSlow, setIsSlow] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isCurrent = true
    const update = (next: (before: BookResponse) => BookResponse) => {
      if (isCurrent) setResponse(next)
    }
    update(() => ({ ...LOADING, ...before }))
    requestLinks({ input: key, ...(format && { format }) }, isTitleKnown, openApi, update).catch(
      (error: unknown) => update((before) => ({ ...before, status: readApiError(error).code })),
    )
    return () => {
      isCurrent = false
    }
  }, [key, format, isTitleKnown, openApi, attempt])

  // The timer does not restart with each request: the popup asks again once the page is read, but the user
  // has waited since the first request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book or attempt waits anew
  useEffect(() => {
    setIsSlow(false)
    const slow = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(slow)
  }, [key, attempt])

  useEffect(() => watchConnection(() => setAttempt((count) => count + 1)), [])

  return {
    ...response,
    status: response.status === 'loading' && isSlow ? 'slow' : response.status,
    book: response.book ?? placeholderBook(identifier),
    retry: () => setAttempt((count) => count + 1),
  }
}

async function requestLinks(
  request: { readonly input: string; readonly format?: EditionFormat },
  isTitleKnown: boolean,
  openApi: () => Promise<ApiClient>,
  update: (next: (before: BookResponse) => BookResponse) => void,
): Promise<void> {
  const { input: key } = request
  const [owner, api] = await Promise.all([readCacheOwner(), openApi()])
  const showCached = async () => {
    const cached = await readCachedBookLinks(owner, key)
    if (cached) update((before) => ({ ...before, ...cached }))
  }
  const [generated] = await Promise.all([api.links.generate.mutate(request), showCached()])
  const { book, isBookKnown, globalLink, saved } = generated
  const tagOwners = [...new Set(generated.directLinks.map(({ tagOwner }) => tagOwner))]
  const response = { globalLink, saved, book, tagOwners }
  update(() => ({ ...response, status: 'loaded' }))
  await writeCachedBookLinks({ owner, key, ...response })
  if (isBookKnown || isTitleKnown) return
  // The links are there; a missing title is not worth an error message.
  const found = await api.books.lookup.query({ id: key }).catch(() => book)
  update((before) => ({ ...before, book: found }))
}
