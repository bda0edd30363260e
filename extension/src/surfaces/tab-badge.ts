import { browser } from 'wxt/browser'

/** Sets the badge of one tab; null leaves the tab with the badge that the button shows everywhere. */
export async function setTabBadge(tabId: number, text: string | null): Promise<void> {
  // Both browsers document null; the types know only texts.
  const action = browser.action as unknown as {
    readonly setBadgeText: (details: { tabId: number; text: string | null }) => Promise<void>
  }
  await action.setBadgeText({ tabId, text })
}
