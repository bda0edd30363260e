import { onTestFinished } from 'vitest'

let areExpected = false

/** For a test of a failure that React reports to the console: nothing there fails it. */
export function expectComplaints(): void {
  areExpected = true
  onTestFinished(() => {
    areExpected = false
  })
}

export function areComplaintsExpected(): boolean {
  return areExpected
}
