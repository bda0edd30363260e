import type { BookSearchResponse, BookSearchResult } from '@everyshelf/domain/books'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'

/** The answer to a query, or why there is none. */
export type SearchOutcome =
  | { readonly ok: true; readonly response: BookSearchResponse }
  | { readonly ok: false; readonly code: ErrorCode }

export type SearchBooks = (query: string, signal: AbortSignal) => Promise<SearchOutcome>

interface BookSearchOptions {
  /** Null while the field has no text to search for. */
  readonly query: string | null
  /** Never rejects, unless it is aborted. */
  readonly search: SearchBooks
  readonly onChoose: (book: BookSearchResult) => void
}

export interface BookSearch {
  /** Null before the first search, after Escape, and while the field has no focus. */
  readonly outcome: SearchOutcome | null
  readonly isSearching: boolean
  readonly listId: string
  readonly active: number
  readonly point: (index: number) => void
  readonly choose: (book: BookSearchResult) => void
  /** Answers the press of a button: shows the results and selects the first, so that Enter chooses it. */
  readonly open: () => void
  /** The props that make the field a combobox. */
  readonly field: {
    readonly role: 'combobox'
    readonly 'aria-autocomplete': 'list'
    readonly 'aria-expanded': boolean
    readonly 'aria-controls': string
    readonly 'aria-activedescendant': string | undefined
    readonly onKeyDown: (event: KeyboardEvent) => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

/** Waits for a pause in typing, to avoid searches for half words. */
const DEBOUNCE_MS = 350
const NONE_ACTIVE = -1

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** Searches while the user types, and handles the arrow keys, Enter and Escape for the results. */
export function useBookSearch({ query, search, onChoose }: BookSearchOptions): BookSearch {
  const listId = useId()
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null)
  const [isSearching, setSearching] = useState(false)
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(NONE_ACTIVE)
  const run = useEffectEvent(search)

  useEffect(() => {
    setOpen(true)
    setActive(NONE_ACTIVE)
    setSearching(false)
    if (query === null) {
      setOutcome(null)
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      setSearching(true)
      const next = await run(query, signal).catch(() => null)
      if (signal.aborted) return
      setSearching(false)
      setActive(NONE_ACTIVE)
      setOutcome(next)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query])

  const books = isOpen && outcome?.ok ? outcome.response.books : []
  const choose = (book: BookSearchResult) => {
    setOpen(false)
    onChoose(book)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = books[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.nativeEvent.isComposing) return
    if (step && outcome) {
      // One position more than there are books: the field itself.
      const places = books.length + 1
      setOpen(true)
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && isOpen && outcome) setOpen(false)
    else return
    event.preventDefault()
  }

  return {
    outcome: isOpen ? outcome : null,
    isSearching,
    listId,
    active,
    point: setActive,
    choose,
    open: () => {
      setOpen(true)
      setActive(outcome?.ok && outcome.response.books.length > 0 ? 0 : NONE_ACTIVE)
    },
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': books.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': books[active] && optionId(listId, active),
      onKeyDown,
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
    },
  }
}
