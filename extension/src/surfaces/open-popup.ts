import { browser } from 'wxt/browser'

/** Whether the popup is open now. Firefox allows it only at once in the handler of a gesture. */
export async function openPopup(): Promise<boolean> {
  try {
    await browser.action.openPopup()
    return true
  } catch {
    return false
  }
}
