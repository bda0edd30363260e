const DRAFT_KEY = 'everyshelf-draft'

/**
 * The text in the field survives a reload, for instance after a new version (R47). The page for
 * links that lead nowhere sends what was wrong here as `?input=`.
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
