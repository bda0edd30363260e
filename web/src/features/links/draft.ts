const DRAFT_KEY = 'everyshelf-draft'

/** What stands in the field survives a reload, for instance after a new version (R47). */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(DRAFT_KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(text: string): void {
  try {
    if (text) sessionStorage.setItem(DRAFT_KEY, text)
    else sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    return
  }
}
