import { type Browser, browser } from 'wxt/browser'
import { openPopup } from '../browser-features/open-popup.ts'
import { translate } from '../messages/translate.ts'
import { storePendingSelection } from '../storage/pending-selection.ts'
import { preferences } from '../storage/preferences.ts'
import { showPendingBadge } from './pending-badge.ts'

const MENU_ID = 'make-global-link'

/** Adds the menu entry, unless the user has turned it off in the options. */
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

/** A link's address is more exact than its text. Null for a click on the page, which the popup reads itself. */
function textOf({ linkUrl, selectionText }: Browser.contextMenus.OnClickData): string | null {
  return linkUrl ?? selectionText?.trim() ?? null
}

/**
 * Opens the popup with the clicked link or selection. Opening comes first: Firefox allows it only
 * directly in the click handler. If it fails, a badge on the button shows that a selection is pending.
 */
export async function openFromMenu(
  click: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<void> {
  const opening = openPopup()
  const text = textOf(click)
  if (text && tab?.id !== undefined) await storePendingSelection({ tabId: tab.id, text })
  if (await opening) return
  await showPendingBadge(tab?.id)
}
