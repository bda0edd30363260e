import type { LinkAllowance } from '@everyshelf/domain/plans'

/** What `session.get` answers. */
export interface SessionAnswer {
  readonly user: SessionUser | null
  readonly allowance: LinkAllowance | null
  readonly signInMethods: { readonly google: boolean }
}

export interface SessionUser {
  readonly publicId: string
  readonly firstName: string
  readonly email: string
  readonly role: 'user' | 'admin'
  readonly hasPassword: boolean
  readonly isPremium: boolean
  readonly createdAt: string
}

/** Who looks at the page. */
export interface SessionState extends SessionAnswer {
  readonly status: 'loading' | 'signed-out' | 'signed-in'
  /** The server could not be asked; the rest is what was known before. */
  readonly hasFailed: boolean
}

export const loadingSession: SessionState = {
  status: 'loading',
  hasFailed: false,
  user: null,
  allowance: null,
  signInMethods: { google: false },
}

export function toSessionState(answer: SessionAnswer): SessionState {
  return { ...answer, status: answer.user ? 'signed-in' : 'signed-out', hasFailed: false }
}

/** After a sign-out; ways to sign in do not change by it. */
export function toSignedOut({ signInMethods }: SessionState): SessionState {
  return toSessionState({ user: null, allowance: null, signInMethods })
}
