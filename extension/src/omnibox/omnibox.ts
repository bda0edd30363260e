import { readSearchQuery } from '@everyshelf/domain/books'
import { browser } from 'wxt/browser'
import { searchBooks } from '../api/search-books.ts'
import { maySend } from '../browser-features/data-consent.ts'
import { extensionPageUrl } from '../browser-features/extension-page-url.ts'
import { translate } from '../messages/translate.ts'
import { escapeXml, suggestBooks } from './suggest-books.ts'

const DEBOUNCE_MS = 350
const toDescription = import.meta.env.FIREFOX ? (text: string) => text : escapeXml

/** The address bar keyword: suggests books for a title, and opens the entered text in the popup's screens. */
export function registerOmnibox(): void {
  showHint('omniboxHint')
  let previous = new AbortController()
  browser.omnibox.onInputChanged.addListener((text, suggest) => {
    previous.abort()
    const controller = new AbortController()
    const { signal } = controller
    previous = controller
    setTimeout(async () => {
      if (signal.aborted) return
      if (
        import.meta.env.BROWSER === 'firefox' &&
        readSearchQuery(text) !== null &&
        !(await maySend('searchTerms'))
      ) {
        showHint('turnOnSearch')
        return suggest([])
      }
      const books = await suggestBooks(text, searchBooks, signal, toDescription)
      if (signal.aborted) return
      showHint(books ? 'omniboxHint' : 'searchUnavailable')
      suggest([...(books ?? [])])
    }, DEBOUNCE_MS)
  })
  browser.omnibox.onInputEntered.addListener((text, disposition) => {
    const url = `${extensionPageUrl('/sidepanel.html')}?book=${encodeURIComponent(text)}`
    if (disposition === 'currentTab') void browser.tabs.update({ url })
    else void browser.tabs.create({ url, active: disposition === 'newForegroundTab' })
  })
}

function showHint(name: 'omniboxHint' | 'searchUnavailable' | 'turnOnSearch'): void {
  browser.omnibox.setDefaultSuggestion({ description: toDescription(translate(name)) })
}
