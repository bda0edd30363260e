const KEY = 'everyshelf-newsletter'

/** The address that the author entered last in this browser, as typed; empty if there is none. */
export function readStoredNewsletter(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function storeNewsletter(text: string): void {
  try {
    if (text.trim()) localStorage.setItem(KEY, text.trim())
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
}
