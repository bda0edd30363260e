import { browser } from 'wxt/browser'
import { setTabBadge } from '../browser-features/tab-badge.ts'

const PENDING_BADGE = '1'

/** Shows on the button that a selection from the menu waits for a press. */
export async function showPendingBadge(tabId: number | undefined): Promise<void> {
  const tab = tabId === undefined ? {} : { tabId }
  await browser.action.setBadgeText({ text: PENDING_BADGE, ...tab })
}

/** Removes that badge, but not the badge of a saved book. */
export async function clearPendingBadge(tabId: number): Promise<void> {
  const text = await browser.action.getBadgeText({ tabId })
  if (text === PENDING_BADGE) await setTabBadge(tabId, null)
}
