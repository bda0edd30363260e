import type { MadeLinks } from './make-links.ts'

/** Raised when the shape changes: a state kept by an older version is then not a result. */
const VERSION = 4

interface ResultState {
  readonly version: typeof VERSION
  readonly made: MadeLinks
}

/**
 * A result lives in the browser's history: Back leads to the empty form, a reload keeps it, and the
 * way to the account page and back does too.
 */
export function toResultState(made: MadeLinks): ResultState {
  return { version: VERSION, made }
}

export function readResultState(state: unknown): MadeLinks | null {
  if (typeof state !== 'object' || state === null) return null
  const { version, made } = state as Partial<ResultState>
  return version === VERSION && made ? made : null
}

/** After a reset the empty field is ready to be typed into. */
export const resetState = { isReset: true } as const

export function isResetState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReset' in state
}

/** The text in the field came from another app and is made into links at once. */
export const submitOnLoadState = { submitsOnLoad: true } as const

export function isSubmitOnLoadState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'submitsOnLoad' in state
}
