import { linkAllowance } from '@everyshelf/domain/plans'
import type { RouterOutputs } from '@everyshelf/server/api'

/** The server's answer about the current session. */
export type SessionResponse = RouterOutputs['session']['get']
export type SessionUser = NonNullable<SessionResponse['user']>

/** The current visitor. */
export interface SessionState extends SessionResponse {
  readonly status: 'loading' | 'signed-out' | 'signed-in'
  /** The last request failed; the other fields are the last known state. */
  readonly hasFailed: boolean
  /** The user signed out, here or in another tab. A session can also expire. */
  readonly hasSignedOut: boolean
}

export const loadingSession: SessionState = {
  status: 'loading',
  hasFailed: false,
  hasSignedOut: false,
  user: null,
  allowance: null,
  signInMethods: { google: false },
  hasPayments: false,
  hasYearlyPlan: false,
  hasServiceTags: isTaggedPage(),
  serviceTagsOn: 'links',
  isDiskFull: false,
}

/** Until the session is loaded: the attribute that the server writes into the page (http/site-pages). */
function isTaggedPage() {
  return typeof document === 'undefined' || !('untagged' in document.documentElement.dataset)
}

export function toSessionState(response: SessionResponse): SessionState {
  const status = response.user ? 'signed-in' : 'signed-out'
  return { ...response, status, hasFailed: false, hasSignedOut: false }
}

/** The session with or without Premium, and with the allowance of that plan. */
export function withPlan(session: SessionState, isPremium: boolean): SessionState {
  const { user, allowance } = session
  if (!user || user.isPremium === isPremium) return session
  const plan = isPremium ? 'premium' : 'free'
  return {
    ...session,
    user: { ...user, isPremium, hasOwnTags: user.hasOwnTags && isPremium },
    allowance: allowance && linkAllowance(plan, allowance.used),
  }
}

/** The state after a sign-out. What the server offers stays the same. */
export function toSignedOut(state: SessionState): SessionState {
  return {
    ...state,
    ...toSessionState({ ...state, user: null, allowance: null }),
    hasSignedOut: true,
  }
}
