import { vi } from 'vitest'
import { IMPROVES_WITHIN_MS } from '../links/use-copy.ts'

/** The copied link waits for the short one for as long as a busy machine needs, not for a second. */
export function waitForShortLinks(): void {
  const { setTimeout: start } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === IMPROVES_WITHIN_MS ? undefined : start(run, ms)) as typeof setTimeout)
}
