import { browser } from 'wxt/browser'
import { setTabBadge } from '../surfaces/tab-badge.ts'

const WAITING_MARK = '1'

/** Says on the button that what was picked from the menu waits for a press. */
export async function showWaitingMark(tabId: number | undefined): Promise<void> {
  const tab = tabId === undefined ? {} : { tabId }
  await browser.action.setBadgeText({ text: WAITING_MARK, ...tab })
}

/** Takes it away again; the mark of a saved book stays. */
export async function clearWaitingMark(tabId: number): Promise<void> {
  const text = await browser.action.getBadgeText({ tabId })
  if (text === WAITING_MARK) await setTabBadge(tabId, null)
}
