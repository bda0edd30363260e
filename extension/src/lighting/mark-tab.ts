import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { readProductUrl } from '@everyshelf/domain/product-urls'
import { browser } from 'wxt/browser'
import { translate } from '../locales/translate.ts'
import { findSavedLink } from '../storage/saved-links.ts'
import { setTabBadge } from '../surfaces/tab-badge.ts'
import { isBookAddress } from './book-page-filters.ts'
import { icons } from './icons.ts'

const SAVED_MARK = '✓'
const SAVED_COLOUR = '#9a3412'

function bookAt(url: string): BookIdentifier | undefined {
  const reading = readProductUrl(url)
  return reading.kind === 'product' ? reading.identifier : undefined
}

/** Says on the icon of one tab what its address tells; the saved books are asked of this browser. */
export async function markTab(tabId: number, url: string): Promise<void> {
  const book = bookAt(url)
  const isSaved = Boolean(book && (await findSavedLink(book)))
  await Promise.all([
    setTabBadge(tabId, isSaved ? SAVED_MARK : null),
    browser.action.setBadgeBackgroundColor({ tabId, color: SAVED_COLOUR }),
    browser.action.setTitle({ tabId, title: translate(isSaved ? 'savedTitle' : 'buttonTitle') }),
    light(tabId, isSaved || isBookAddress(url)),
  ])
}

/** Chrome lights icons by its own rules, see `light-on-book-pages.ts`. */
async function light(tabId: number, isBook: boolean): Promise<void> {
  if (!import.meta.env.FIREFOX) return
  await browser.action.setIcon({ tabId, path: isBook ? icons.lit : icons.resting })
}

/** Where the icon can light up somewhere it rests elsewhere; Firefox alone needs to be told. */
export async function restIcon(canLight: boolean): Promise<void> {
  if (!import.meta.env.FIREFOX) return
  await browser.action.setIcon({ path: canLight ? icons.resting : icons.lit })
}
