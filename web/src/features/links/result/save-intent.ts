const KEY = 'everyshelf-save-after-sign-in'

/** Remembers for this tab that the user went to sign in to save this book. */
export function rememberSaveIntent(identifier: string): void {
  try {
    sessionStorage.setItem(KEY, identifier)
  } catch {
    return
  }
}

/** Whether the user wanted to save this book. Clears the answer. */
export function takeSaveIntent(identifier: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== identifier) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
