import { readSearchQuery, readTypedBook } from '@everyshelf/domain/books'
import { identifierKey, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { explainRefusal } from '@everyshelf/ui/book-input'
import { showFailure, toasts } from '@everyshelf/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { openApi } from '../api/open-api.ts'
import { type ChosenBook, fromInput, fromPage } from '../book/chosen-book.ts'
import { clearPendingBadge } from '../menu/pending-badge.ts'
import type { CachedBookLinks } from '../storage/cached-book-links.ts'
import { takePendingSelection, watchPendingSelection } from '../storage/pending-selection.ts'
import { watchTabState, writeTabState } from '../storage/tab-state.ts'
import { isPanel } from './close-popup.ts'
import { type InitialState, readInitialState } from './initial-state.ts'
import type { OpenPage } from './read-active-tab.ts'
import { readEntry } from './read-entry.ts'

export interface Popup {
  /** Null while the open page is being read. */
  readonly page: OpenPage | null
  /** The book whose links are shown; null while the entry screen is shown. */
  readonly book: ChosenBook | null
  /** The server's earlier response about the initial book. */
  readonly cachedLinks: CachedBookLinks | undefined
  /** One input for each of several books in the entered text, until the user chooses. */
  readonly several: readonly string[] | null
  /** The ISBN that the refused text may stand for; null without one. */
  readonly offer: string | null
  readonly draft: string
  readonly error: string | null
  readonly isBusy: boolean
  readonly change: (draft: string) => void
  readonly submit: () => void
  /** Handles a text as if it were typed and submitted. */
  readonly enter: (text: string) => void
  readonly choose: (book: ChosenBook | null) => void
}

const NO_PAGE: OpenPage = { tabId: null, url: '', result: { kind: 'closed-page' } }

/** The popup's state. Starts from `initialState`, or reads it now if there is none. */
export function usePopup(initialState: InitialState | undefined): Popup {
  const bookParameter = new URLSearchParams(location.search).get('book')
  const initialTab = bookParameter ? undefined : initialState?.tabState
  const [page, setPage] = useState<OpenPage | null>(null)
  const [book, setBook] = useState<ChosenBook | null>(initialTab?.book ?? null)
  const [draft, setDraft] = useState(initialTab?.draft ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [several, setSeveral] = useState<readonly string[] | null>(null)
  const [offer, setOffer] = useState<string | null>(null)

  const enter = useCallback(async (text: string) => {
    setDraft(text)
    setError(null)
    setSeveral(null)
    setOffer(null)
    toasts.clear()
    setBusy(true)
    const result = await readEntry(text, openApi)
    setBusy(false)
    setBook(result.ok ? result.book : null)
    if (result.ok || 'isTitle' in result) return
    if ('several' in result) return setSeveral(result.several)
    const { parsed } = result.refusal
    setOffer(parsed?.kind === 'invalid' ? (parsed.offer ?? null) : null)
    setError(explainRefusal(result.refusal, text))
    showFailure(result.refusal.code, result.refusal.cause)
  }, [])

  useEffect(() => {
    const start = async () => {
      const { tab, tabState, openPage } = initialState ?? (await readInitialState())
      if (bookParameter) {
        setPage({ ...NO_PAGE, url: tab.url })
        // A title from the address bar is searched for, not refused.
        if (isTitle(bookParameter)) return setDraft(bookParameter)
        return enter(bookParameter)
      }
      setDraft(tabState?.draft ?? '')
      const shown = tabState?.book ?? null
      setBook(shown)
      const open = await openPage
      // Unless the user has chosen a book in the meantime.
      setBook((now) => (now === shown ? resume(open, tabState?.key ?? null) : now))
      setPage(open)
    }
    // If the page cannot be read, the entry screen still works.
    start().catch(() => setPage(NO_PAGE))
  }, [initialState, bookParameter, enter])

  const tabId = page?.tabId ?? null
  useEffect(() => {
    if (tabId === null || isPanel) return
    const take = async () => {
      const text = await takePendingSelection(tabId)
      if (text) await enter(text)
    }
    void take()
    void clearPendingBadge(tabId)
    return watchPendingSelection(() => void take())
  }, [tabId, enter])

  // The side panel shows the book that the popup finds when the user clicks the button.
  useEffect(() => {
    if (!isPanel || tabId === null) return
    return watchTabState(tabId, (tabState) => {
      if (tabState.book) setBook(tabState.book)
    })
  }, [tabId])

  useEffect(() => {
    if (page?.tabId == null || isPanel) return
    const key = book && identifierKey(book.identifier)
    void writeTabState(page.tabId, { pageUrl: page.url, key, draft, book })
  }, [page, book, draft])

  return {
    page,
    book,
    cachedLinks: initialState?.cachedLinks,
    several,
    offer,
    draft,
    error,
    isBusy,
    change: (text) => {
      setDraft(text)
      setError(null)
      setSeveral(null)
      setOffer(null)
    },
    submit: () => void enter(draft),
    enter: (text) => void enter(text),
    choose: (chosen) => {
      setBook(chosen)
      setError(null)
      setSeveral(null)
    },
  }
}

function isTitle(text: string): boolean {
  return readTypedBook(text).kind === 'invalid' && readSearchQuery(text) !== null
}

/** The book chosen on this page earlier, or else the page's own. */
function resume({ result: openPage }: OpenPage, key: string | null): ChosenBook | null {
  const page = openPage.kind === 'book' ? fromPage(openPage, key) : null
  const remembered = key ? parseBookIdentifier(key) : undefined
  const isOnPage = page && key === identifierKey(page.identifier)
  return remembered && !isOnPage ? fromInput(remembered) : page
}
