import { browser } from 'wxt/browser'

/** Sets the badge of one tab; null resets it to the button's general badge. */
export async function setTabBadge(tabId: number, text: string | null): Promise<void> {
  // Both browsers document null, but the types allow only strings.
  const action = browser.action as unknown as {
    readonly setBadgeText: (details: { tabId: number; text: string | null }) => Promise<void>
  }
  await action.setBadgeText({ tabId, text })
}
