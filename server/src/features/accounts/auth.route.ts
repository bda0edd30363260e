import { DomainError, type ErrorCode } from '@everyshelf/domain/messages'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { z } from 'zod'
import type { ReadClientAddress } from '../../http/client-address.ts'
import { createCrossSiteGuard } from '../../http/cross-site.ts'
import { AUTH_PATH, type Auth } from './auth.ts'
import { AUTH_CALLBACK, type AuthCall, authCalls } from './auth-calls.ts'
import type { CountTry } from './auth-limits.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { FindSession } from './sessions.ts'

const MAX_BODY_BYTES = 8 * 1024
const GOOGLE_FAILED = '/account?mode=signin&error=google'
const ACCOUNT_CLOSED = '/account?mode=signin&error=closed'

interface AuthRouteParts {
  readonly auth: () => Promise<Auth>
  readonly findSession: FindSession
  readonly countTry: CountTry
  readonly readClient: ReadClientAddress
  readonly publicUrl: string
  readonly onPasswordChanged: (userId: string) => Promise<void>
  /** What a browser on its way back from Google is not told. */
  readonly onError: (error: unknown) => void
}

type Fields = Readonly<Record<string, unknown>>

/**
 * `/api/auth`: a few of better-auth's endpoints behind our own guard, schemas and limits. An answer
 * carries cookies and a code, never a token and never what tells a known address from a new one.
 */
export function createAuthRoute(parts: AuthRouteParts): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true })
  router.use(AUTH_PATH, (_request, response, next) => {
    response.setHeader('cache-control', 'no-store')
    next()
  })
  router.use(AUTH_PATH, createCrossSiteGuard([parts.publicUrl], 'own pages alone'))
  router.use(AUTH_PATH, express.json({ limit: MAX_BODY_BYTES }))
  for (const [path, call] of Object.entries(authCalls)) {
    router.post(AUTH_PATH + path, async (request, response) => {
      try {
        await answerCall(path, call, request, response)
      } catch (error) {
        refuse(response, error)
      }
    })
  }
  router.get(AUTH_PATH + AUTH_CALLBACK, async (request, response) => {
    response.redirect(302, await followCallback(request, response))
  })
  return router

  /** Where a browser goes that comes back from Google. Whatever went wrong, a page says so. */
  async function followCallback(request: Request, response: Response): Promise<string> {
    try {
      await parts.countTry('attempt', parts.readClient(request).address, null)
      const auth = await parts.auth()
      const url = parts.publicUrl + request.originalUrl
      const answer = await auth.handler(new Request_(url, { headers: copyHeaders(request) }))
      copyCookies(answer, response)
      return answer.headers.get('location') ?? (await pageOfRefusal(answer))
    } catch (error) {
      parts.onError(error)
      return GOOGLE_FAILED
    }
  }

  async function ask(path: string, fields: Fields, request: Request): Promise<globalThis.Response> {
    const auth = await parts.auth()
    const answer = await auth.handler(
      new Request_(parts.publicUrl + AUTH_PATH + path, {
        method: 'POST',
        headers: copyHeaders(request),
        body: JSON.stringify(fields),
      }),
    )
    if (answer.status >= 500) throw new DomainError('unavailable')
    return answer
  }

  async function answerCall(path: string, call: AuthCall, request: Request, response: Response) {
    const input = call.schema.safeParse(request.body)
    if (!input.success) {
      response.status(400).json({ code: codeOfInput(input.error) })
      return
    }
    const fields = input.data
    if (call.limit) {
      const account = typeof fields.email === 'string' ? fields.email : null
      await parts.countTry(call.limit, parts.readClient(request).address, account)
    }
    await refuseCommonPassword(fields)
    // A session that has lasted too long ends here, before better-auth takes it for good.
    const { session } = await parts.findSession(request.headers)
    const answer = await ask(path, { ...fields, ...returnAddresses(path, fields) }, request)
    const body = (await answer.json().catch(() => null)) as Fields | null
    if (!answer.ok) {
      response.status(answer.status).json({ code: codeOf(body) })
      return
    }
    copyCookies(answer, response)
    if (path === '/change-password' && session) await parts.onPasswordChanged(session.userId)
    const value = call.returns && body?.[call.returns]
    response.json(call.returns ? { [call.returns]: value } : { ok: true })
  }
}

async function pageOfRefusal(answer: globalThis.Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as Fields | null
  return body?.code === 'ACCOUNT_BANNED' ? ACCOUNT_CLOSED : GOOGLE_FAILED
}

// Express has a type of this name; this is the one of fetch.
const Request_ = globalThis.Request

async function refuseCommonPassword(fields: Fields): Promise<void> {
  const { password, newPassword, name, email } = fields
  const chosen = newPassword ?? (name === undefined ? undefined : password)
  if (typeof chosen !== 'string') return
  const about = [name, typeof email === 'string' ? email.split('@')[0] : undefined]
  const words = about.filter((word) => typeof word === 'string')
  if (await isCommonPassword(chosen, words)) throw new DomainError('password-too-common')
}

/** Where Google's page leads back to; our own paths, as the schema has made sure. */
function returnAddresses(path: string, { callbackURL }: Fields): Fields {
  if (path !== '/sign-in/social') return {}
  return { callbackURL, errorCallbackURL: '/account?mode=signin', disableRedirect: true }
}

/** Headers that better-auth may see: it takes nobody's word for an address or a host. */
function copyHeaders({ headers }: Request): Headers {
  const copied = new Headers()
  for (const name of ['cookie', 'user-agent', 'origin', 'content-type', 'accept-language']) {
    const value = headers[name]
    if (typeof value === 'string') copied.set(name, value)
  }
  return copied
}

function copyCookies(answer: globalThis.Response, response: Response): void {
  for (const cookie of answer.headers.getSetCookie()) response.append('set-cookie', cookie)
}

/** What a client is told; everything else that better-auth knows is only a failure to it. */
const TOLD = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'EMAIL_NOT_VERIFIED',
  'INVALID_TOKEN',
  'INVALID_PASSWORD',
  'ACCOUNT_BANNED',
])

function codeOf(body: Fields | null): string {
  const code = String(body?.code)
  return TOLD.has(code) ? code : 'FAILED'
}

function codeOfInput(error: z.ZodError): string {
  const isTooShort = error.issues.some(
    ({ code, path }) => code === 'too_small' && /password/i.test(String(path[0])),
  )
  return isTooShort ? 'PASSWORD_TOO_SHORT' : 'INVALID_INPUT'
}

const refusals: Readonly<Partial<Record<ErrorCode, readonly [number, string]>>> = {
  'rate-limited': [429, 'RATE_LIMITED'],
  'password-too-common': [400, 'PASSWORD_COMPROMISED'],
  unavailable: [503, 'UNAVAILABLE'],
}

function refuse(response: Response, error: unknown): void {
  const refusal = error instanceof DomainError ? refusals[error.code] : undefined
  if (!refusal || !(error instanceof DomainError)) throw error
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds) response.setHeader('retry-after', String(retryAfterSeconds))
  response.status(refusal[0]).json({ code: refusal[1] })
}
