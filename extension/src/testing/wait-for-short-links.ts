import { vi } from 'vitest'

/** The copied link waits for the short one for as long as a busy machine needs, not for a second. */
export function waitForShortLinks(): void {
  const { setTimeout: start } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === 1000 ? undefined : start(run, ms)) as typeof setTimeout)
}
