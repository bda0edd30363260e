import type { RouterOutputs } from '@everyshelf/server/api'

/** What the server knows of who asks. */
export type SessionAnswer = RouterOutputs['session']['get']
export type SessionUser = NonNullable<SessionAnswer['user']>

/** Who looks at the page. */
export interface SessionState extends SessionAnswer {
  readonly status: 'loading' | 'signed-out' | 'signed-in'
  /** The server could not be asked; the rest is what was known before. */
  readonly hasFailed: boolean
  /** Signed out by a press, here or in another tab; a session may also end by itself. */
  readonly hasLeft: boolean
}

export const loadingSession: SessionState = {
  status: 'loading',
  hasFailed: false,
  hasLeft: false,
  user: null,
  allowance: null,
  signInMethods: { google: false },
  hasPayments: false,
  hasServiceTags: isTaggedPage(),
}

/** What the server wrote on the page itself, for as long as it was not asked (http/site-pages). */
function isTaggedPage(): boolean {
  return typeof document === 'undefined' || !('untagged' in document.documentElement.dataset)
}

export function toSessionState(answer: SessionAnswer): SessionState {
  const status = answer.user ? 'signed-in' : 'signed-out'
  return { ...answer, status, hasFailed: false, hasLeft: false }
}

/** After a sign-out; what the server offers does not change by it. */
export function toSignedOut(state: SessionState): SessionState {
  const { signInMethods, hasPayments, hasServiceTags } = state
  const answer = { user: null, allowance: null, signInMethods, hasPayments, hasServiceTags }
  return { ...toSessionState(answer), hasLeft: true }
}
