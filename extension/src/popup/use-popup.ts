import { readBookInput, readSearchQuery } from '@everyshelf/domain/books'
import { identifierKey, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { explainRefusal } from '@everyshelf/ui/book-input'
import { showError, toasts } from '@everyshelf/ui/toast'
import { useCallback, useEffect, useState } from 'react'
import { clearWaitingMark } from '../menu/waiting-mark.ts'
import { takeHandedText, watchHandedText } from '../storage/handed-text.ts'
import type { KeptLinks } from '../storage/kept-links.ts'
import { rememberTab, watchTab } from '../storage/tab-memory.ts'
import { openApi } from './api.ts'
import { type ChosenBook, fromPage, fromTyped } from './chosen-book.ts'
import { type FirstLook, takeFirstLook } from './first-look.ts'
import { isPanel } from './leave-popup.ts'
import type { OpenPage } from './read-active-tab.ts'
import { readEntry } from './read-entry.ts'

export interface Popup {
  /** Null while the open page is being read. */
  readonly page: OpenPage | null
  /** The book whose links are shown; null while one is asked for. */
  readonly book: ChosenBook | null
  /** What the server has said before of the book that was known at the start. */
  readonly answer: KeptLinks | undefined
  /** What each of several books in one text is named by, until the person chooses. */
  readonly several: readonly string[] | null
  readonly draft: string
  readonly error: string | null
  readonly isBusy: boolean
  readonly change: (draft: string) => void
  readonly submit: () => void
  /** Takes a text as if it were typed and submitted. */
  readonly enter: (text: string) => void
  readonly choose: (book: ChosenBook | null) => void
}

const NO_PAGE: OpenPage = { tabId: null, url: '', reading: { kind: 'closed-page' } }

/** Shows at once what the first look has found; without one, it is taken now. */
export function usePopup(look: FirstLook | undefined): Popup {
  const handed = new URLSearchParams(location.search).get('book')
  const known = handed ? undefined : look?.memory
  const [page, setPage] = useState<OpenPage | null>(null)
  const [book, setBook] = useState<ChosenBook | null>(known?.book ?? null)
  const [draft, setDraft] = useState(known?.draft ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [several, setSeveral] = useState<readonly string[] | null>(null)

  const enter = useCallback(async (text: string) => {
    setDraft(text)
    setError(null)
    setSeveral(null)
    toasts.clear()
    setBusy(true)
    const result = await readEntry(text, openApi)
    setBusy(false)
    setBook(result.ok ? result.book : null)
    if (result.ok) return
    if ('several' in result) return setSeveral(result.several)
    setError(explainRefusal(result.refusal, text))
    showError(result.refusal.code)
  }, [])

  useEffect(() => {
    const start = async () => {
      const { tab, memory, reading } = look ?? (await takeFirstLook())
      if (handed) {
        setPage({ ...NO_PAGE, url: tab.url })
        // A title from the address bar is searched for, not refused.
        if (isTitle(handed)) return setDraft(handed)
        return enter(handed)
      }
      setDraft(memory?.draft ?? '')
      const shown = memory?.book ?? null
      setBook(shown)
      const open = await reading
      // Unless somebody was quicker and has chosen already.
      setBook((now) => (now === shown ? resume(open, memory?.key ?? null) : now))
      setPage(open)
    }
    // Whatever goes wrong with a page, its field is there.
    start().catch(() => setPage(NO_PAGE))
  }, [look, handed, enter])

  const tabId = page?.tabId ?? null
  useEffect(() => {
    if (tabId === null || isPanel) return
    const take = async () => {
      const text = await takeHandedText(tabId)
      if (text) await enter(text)
    }
    void take()
    void clearWaitingMark(tabId)
    return watchHandedText(() => void take())
  }, [tabId, enter])

  // What the popup finds on a press is shown in the panel beside the page, which only looks on.
  useEffect(() => {
    if (!isPanel || tabId === null) return
    return watchTab(tabId, (memory) => {
      if (memory.book) setBook(memory.book)
    })
  }, [tabId])

  useEffect(() => {
    if (page?.tabId == null || isPanel) return
    const key = book && identifierKey(book.identifier)
    void rememberTab(page.tabId, { pageUrl: page.url, key, draft, book })
  }, [page, book, draft])

  return {
    page,
    book,
    answer: look?.answer,
    several,
    draft,
    error,
    isBusy,
    change: (text) => {
      setDraft(text)
      setError(null)
      setSeveral(null)
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
  return readBookInput(text).kind === 'invalid' && readSearchQuery(text) !== null
}

/** What was chosen here before, else the book of the page. */
function resume({ reading }: OpenPage, key: string | null): ChosenBook | null {
  const page = reading.kind === 'book' ? fromPage(reading, key) : null
  const remembered = key ? parseBookIdentifier(key) : undefined
  const isOnPage = page && key === identifierKey(page.identifier)
  return remembered && !isOnPage ? fromTyped(remembered) : page
}
