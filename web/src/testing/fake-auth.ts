import type { SessionResponse } from '../lib/session/session-state.ts'
import { type FakeApi, type FakeCalls, useFakeApi } from './fake-api.ts'
import { signedInResponse, signedOutResponse } from './fake-session.ts'

/** The account endpoints that pages call. */
type AuthPath =
  | '/sign-up/email'
  | '/sign-up/browser'
  | '/sign-up/confirm'
  | '/sign-in/email'
  | '/sign-in/social'
  | '/sign-in/code'
  | '/sign-in/lost-device'
  | '/sign-out'
  | '/request-password-reset'
  | '/reset-password'
  | '/send-verification-email'
  | '/change-password'

interface AuthRequest {
  readonly path: AuthPath
  readonly fields: Readonly<Record<string, unknown>>
}

interface FakeAuthOptions {
  /** Error responses of endpoints. */
  readonly refusals?: Partial<Record<AuthPath, () => Response | Promise<Response>>>
  readonly session?: SessionResponse
  /** The account needs a code after its password. */
  readonly hasTwoFactor?: boolean
  /** This browser signed up, so the email's link needs no password. */
  readonly isSignUpBrowser?: boolean
  /** How many extensions stay connected at a sign-out. */
  readonly extensions?: number
  readonly calls?: Partial<FakeCalls>
}

export interface FakeAuth extends FakeApi {
  readonly requests: readonly AuthRequest[]
  /** Changes the session as if in another tab or on the server. */
  readonly setSession: (session: SessionResponse) => void
}

/** They sign in without a second step. */
const SIGN_INS: readonly AuthPath[] = ['/sign-in/email', '/sign-in/code', '/sign-up/confirm']

/** An error response in the server's format. */
export function refusal(status: number, code: string, headers: HeadersInit = {}): Response {
  return Response.json({ code }, { status, headers })
}

/** A fake server with accounts that remembers who is signed in. */
export function useFakeAuth(options: FakeAuthOptions = {}): FakeAuth {
  const { refusals = {}, calls = {} } = options
  let session = options.session ?? signedOutResponse
  const requests: AuthRequest[] = []
  const api = useFakeApi({ 'session.get': () => session, ...calls }, async (url, body) => {
    const path = url.pathname.replace('/api/auth', '') as AuthPath
    if (path === '/sign-up/browser') {
      return Response.json({ isKnown: options.isSignUpBrowser === true })
    }
    requests.push({ path, fields: JSON.parse(body) })
    const refused = await refusals[path]?.()
    if (refused) return refused
    const { hasTwoFactor = false } = options
    if (path === '/sign-in/email' && hasTwoFactor) {
      return Response.json({ ok: true, secondFactor: true })
    }
    if (path === '/sign-in/lost-device') {
      return Response.json({ readyAt: '2026-11-24T09:30:00.000Z' })
    }
    if (SIGN_INS.includes(path)) session = signedInResponse()
    if (path === '/sign-out') session = signedOutResponse
    const { extensions = 0 } = options
    return Response.json(path === '/sign-in/social' ? { url: '#google' } : { ok: true, extensions })
  })
  return {
    calls: api.calls,
    requests,
    setSession: (next) => {
      session = next
    },
  }
}
