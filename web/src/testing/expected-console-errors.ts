import { onTestFinished } from 'vitest'

let areExpected = false

/** Allows console errors, for tests of failures that React reports there. */
export function expectConsoleErrors(): void {
  areExpected = true
  onTestFinished(() => {
    areExpected = false
  })
}

export function areConsoleErrorsExpected(): boolean {
  return areExpected
}
