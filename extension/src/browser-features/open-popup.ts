import { browser } from 'wxt/browser'

/** Opens the popup; true on success. Firefox allows it only directly in a click or key handler. */
export async function openPopup(): Promise<boolean> {
  try {
    await browser.action.openPopup()
    return true
  } catch {
    return false
  }
}
