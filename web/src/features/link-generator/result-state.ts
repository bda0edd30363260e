import type { MadeLinks } from '../../components/book-field/make-links.ts'

/** Increase it when the shape changes, so that states of other shapes are ignored. */
const VERSION = 1

interface ResultState {
  readonly version: typeof VERSION
  readonly made: MadeLinks
}

/**
 * Results are stored in the browser's history, so Back opens the empty form, and the result survives a
 * reload and a visit to the account page.
 */
export function toResultState(made: MadeLinks): ResultState {
  return { version: VERSION, made }
}

export function readResultState(state: unknown): MadeLinks | null {
  if (typeof state !== 'object' || state === null) return null
  const { version, made } = state as Partial<ResultState>
  return version === VERSION && made ? made : null
}

/** Tells the form to focus its field after a reset. */
export const resetState = { isReset: true } as const

export function isResetState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReset' in state
}

/** Tells the form to submit at once, because the text came from another app. */
export const submitOnLoadState = { submitsOnLoad: true } as const

export function isSubmitOnLoadState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'submitsOnLoad' in state
}
