import { writeStored } from '../stored-text.ts'

const KEY = 'everyshelf-signed-in'

/** Takes the place of the storage where there is none: in a browser that blocks it, and in the build. */
let isRemembered = false

/**
 * Whether this browser was signed in the last time we knew. It decides what a page shows before the
 * server has answered, never what is allowed.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    return isRemembered
  }
}

export function rememberSignedIn(): void {
  isRemembered = true
  writeStored('localStorage', KEY, '1')
}

export function forgetSignedIn(): void {
  isRemembered = false
  writeStored('localStorage', KEY, null)
}
