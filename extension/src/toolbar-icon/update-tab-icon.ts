import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import { readProductUrl } from '@everyshelf/domain/product-urls'
import { browser } from 'wxt/browser'
import { setTabBadge } from '../browser-features/tab-badge.ts'
import { translate } from '../messages/translate.ts'
import { findSavedLink } from '../storage/saved-links.ts'
import { isBookAddress } from './book-page-filters.ts'
import { icons } from './icons.ts'

const SAVED_BADGE = '✓'
const SAVED_COLOR = '#9a3412'

function parseBookUrl(url: string): BookIdentifier | undefined {
  const parsed = readProductUrl(url)
  return parsed.kind === 'product' ? parsed.identifier : undefined
}

/** Updates one tab's icon and badge from its address and this browser's cache of saved links. */
export async function updateTabIcon(tabId: number, url: string): Promise<void> {
  const book = parseBookUrl(url)
  const isSaved = Boolean(book && (await findSavedLink(book)))
  await Promise.all([
    setTabBadge(tabId, isSaved ? SAVED_BADGE : null),
    browser.action.setBadgeBackgroundColor({ tabId, color: SAVED_COLOR }),
    browser.action.setTitle({ tabId, title: translate(isSaved ? 'savedTitle' : 'buttonTitle') }),
    setTabIcon(tabId, isSaved || isBookAddress(url)),
  ])
}

/** Chrome colors the icon by its own rule, see `color-icon-on-book-pages.ts`. */
async function setTabIcon(tabId: number, isBook: boolean): Promise<void> {
  if (!import.meta.env.FIREFOX) return
  await browser.action.setIcon({ tabId, path: isBook ? icons.color : icons.gray })
}

/** Firefox: gray by default if any store is turned on, so that color means a book; else always in color. */
export async function setDefaultIcon(hasColorRule: boolean): Promise<void> {
  if (!import.meta.env.FIREFOX) return
  await browser.action.setIcon({ path: hasColorRule ? icons.gray : icons.color })
}
