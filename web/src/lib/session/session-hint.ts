const KEY = 'everyshelf-signed-in'

/**
 * Whether this browser was signed in the last time we knew. It decides what a page shows before the
 * server has answered, never what is allowed.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

export function rememberSignedIn(): void {
  try {
    localStorage.setItem(KEY, '1')
  } catch {
    return
  }
}

export function forgetSignedIn(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    return
  }
}
