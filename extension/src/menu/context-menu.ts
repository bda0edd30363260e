import { type Browser, browser } from 'wxt/browser'
import { translate } from '../locales/translate.ts'
import { handText } from '../storage/handed-text.ts'
import { preferences } from '../storage/preferences.ts'
import { openPopup } from '../surfaces/open-popup.ts'
import { showWaitingMark } from './waiting-mark.ts'

const MENU_ID = 'make-global-link'

/** The entry is there unless the options hide it. */
export async function showContextMenu(): Promise<void> {
  const { hasMenu } = await preferences.getValue()
  await browser.contextMenus.removeAll()
  if (!hasMenu) return
  browser.contextMenus.create({
    id: MENU_ID,
    title: translate('menuTitle'),
    contexts: ['page', 'link', 'selection'],
  })
}

/** A link says more than the words on it; a click on the page itself leaves the reading to the popup. */
function textOf({ linkUrl, selectionText }: Browser.contextMenus.OnClickData): string | null {
  return linkUrl ?? selectionText?.trim() ?? null
}

/**
 * Opens the popup with what was clicked. Opening comes first: Firefox allows it only at once in the
 * handler of the gesture. Where it is not possible, a mark on the button says that something waits.
 */
export async function openFromMenu(
  click: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<void> {
  const opening = openPopup()
  const text = textOf(click)
  if (text && tab?.id !== undefined) await handText({ tabId: tab.id, text })
  if (await opening) return
  await showWaitingMark(tab?.id)
}
