const DRAFT_KEY = 'everyshelf-draft'

/**
 * Restores the field's text after a reload, for example for a new version. The page for invalid
 * links passes its text as `?input=`.
 */
export function readDraft(): string {
  try {
    const sent = new URLSearchParams(location.search).get('input')
    return sent ?? sessionStorage.getItem(DRAFT_KEY) ?? ''
  } catch {
    return ''
  }
}

export function storeDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(DRAFT_KEY, text)
    else sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    return
  }
}
