import { DomainError } from '@everyshelf/domain/messages'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { ReadClientAddress } from '../../http/geo/client-address.ts'
import { createCrossSiteGuard } from '../../http/headers/cross-site.ts'
import { limitBody } from '../../http/limits/limited-body.ts'
import type { Session } from '../../trpc/request-context.ts'
import { AUTH_PATH, type Auth, SECOND_FACTOR_STATUS } from './auth.ts'
import { AUTH_CALLBACK, type AuthEndpoint, authEndpoints } from './auth-endpoints.ts'
import { copyCookies, copyHeaders } from './auth-headers.ts'
import {
  codeOf,
  codeOfInput,
  findErrorPage,
  GOOGLE_FAILED_PAGE,
  readFields,
  readRefusal,
  readSecondStep,
  returnAddresses,
  SECOND_STEP_PAGE,
} from './auth-responses.ts'
import type { KnownDevices } from './known-devices.ts'
import type { PasswordChanges } from './password-changes.ts'
import type { PendingSignIns } from './pending-sign-ins.ts'
import type { FindSession } from './sessions.ts'
import type { CountAttempt } from './sign-in-limits/auth-limits.ts'
import type { GuardSignIn } from './sign-in-limits/sign-in-guard.ts'
import type { OwnEndpoint } from './sign-in-steps.ts'

const MAX_BODY_BYTES = 8 * 1024

interface AuthRouteDeps {
  readonly auth: Auth
  readonly findSession: FindSession
  readonly countAttempt: CountAttempt
  readonly guardSignIn: GuardSignIn
  readonly knownDevices: Pick<KnownDevices, 'find'>
  readonly pending: PendingSignIns
  readonly readClient: ReadClientAddress
  readonly publicUrl: string
  /** Endpoints this product handles itself, by path; better-auth handles the others. */
  readonly ownEndpoints: Readonly<Partial<Record<string, OwnEndpoint>>>
  readonly changePassword: PasswordChanges['change']
  /** Returns how many extensions stay connected after a sign-out. */
  readonly leaveExtensions: (session: Session, isDisconnecting: boolean) => Promise<number>
  /** Logs errors of the Google callback; the browser sees only a page. */
  readonly onError: (error: unknown) => void
}

type Fields = Readonly<Record<string, unknown>>

/** better-auth's response, with extra fields and a cookie for the client. */
interface LibraryResponse {
  readonly response: globalThis.Response
  readonly facts?: Fields
  readonly cookie?: string
}

/**
 * `/api/auth`: a few of better-auth's endpoints behind our own guard, schemas and limits. A
 * response carries cookies and a code, never a token, and never reveals whether an address has an
 * account.
 */
export function createAuthRoute(deps: AuthRouteDeps): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true })
  const { callLibrary, startSession } = createLibraryCalls(deps)
  router.use(AUTH_PATH, (_request, response, next) => {
    response.setHeader('cache-control', 'no-store')
    next()
  })
  router.use(AUTH_PATH, createCrossSiteGuard([deps.publicUrl], 'own-pages'))
  router.use(AUTH_PATH, limitBody('json', MAX_BODY_BYTES))
  for (const [path, call] of Object.entries(authEndpoints)) {
    router.post(AUTH_PATH + path, async (request, response) => {
      try {
        await respondToCall(path, call, request, response)
      } catch (error) {
        refuse(response, error)
      }
    })
  }
  router.get(AUTH_PATH + AUTH_CALLBACK, async (request, response) => {
    response.redirect(302, await followCallback(deps, request, response))
  })
  return router

  async function respondToCall(
    path: string,
    call: AuthEndpoint,
    request: Request,
    response: Response,
  ) {
    const input = call.schema.safeParse(request.body)
    if (!input.success) {
      response.status(400).json({ code: codeOfInput(input.error) })
      return
    }
    const fields = input.data
    if (call.limit) {
      const account = typeof fields.email === 'string' ? fields.email : null
      const device = account && deps.knownDevices.find(request.headers.cookie, account)
      await deps.countAttempt(call.limit, deps.readClient(request).address, account, device)
    }
    const ownEndpoint = deps.ownEndpoints[path]
    if (ownEndpoint) await respondItself(ownEndpoint, fields, request, response)
    else await respondWith(await callLibrary(path, fields, request), call.returns, response)
  }

  async function respondItself(
    endpoint: OwnEndpoint,
    fields: Fields,
    request: Request,
    response: Response,
  ) {
    const { address } = deps.readClient(request)
    const own = await endpoint(fields, { address, cookies: request.headers.cookie })
    if (own.signIn !== undefined) {
      const result = await startSession(own.signIn, request)
      if (!result.ok) {
        response.status(result.status).json({ code: codeOf(await readFields(result)) })
        return
      }
      copyCookies(result, response)
    }
    for (const cookie of own.cookies ?? []) response.append('set-cookie', cookie)
    response.json(own.body ?? { ok: true })
  }

  async function respondWith(
    { response: result, facts, cookie }: LibraryResponse,
    returned: AuthEndpoint['returns'],
    response: Response,
  ) {
    const body = await readFields(result)
    if (result.status === SECOND_FACTOR_STATUS) {
      const pending = deps.pending.remember(String(body?.message))
      if (pending) response.append('set-cookie', pending)
      response.json({ ok: true, secondFactor: true })
      return
    }
    if (!result.ok) {
      response.status(result.status).json({ code: codeOf(body) })
      return
    }
    copyCookies(result, response)
    if (cookie) response.append('set-cookie', cookie)
    response.json(returned ? { [returned]: body?.[returned] } : { ok: true, ...facts })
  }
}

/** Returns the page for a browser coming back from Google; failures lead to a page too. */
async function followCallback(
  deps: AuthRouteDeps,
  request: Request,
  response: Response,
): Promise<string> {
  try {
    await deps.countAttempt('attempt', deps.readClient(request).address, null)
    const url = deps.publicUrl + request.originalUrl
    const result = await deps.auth.handler(new FetchRequest(url, { headers: copyHeaders(request) }))
    copyCookies(result, response)
    const location = result.headers.get('location')
    if (location === null) return findErrorPage(await readFields(result))
    const token = readSecondStep(location)
    if (token === null) return location
    const cookie = deps.pending.remember(token)
    if (cookie === null) return GOOGLE_FAILED_PAGE
    response.append('set-cookie', cookie)
    return SECOND_STEP_PAGE
  } catch (error) {
    deps.onError(error)
    return GOOGLE_FAILED_PAGE
  }
}

/** Calls of better-auth for a request. */
function createLibraryCalls(deps: AuthRouteDeps) {
  async function post(path: string, fields: Fields, request: Request) {
    const result = await deps.auth.handler(
      new FetchRequest(deps.publicUrl + AUTH_PATH + path, {
        method: 'POST',
        headers: copyHeaders(request),
        body: JSON.stringify(fields),
      }),
    )
    if (result.status >= 500) throw new DomainError('unavailable')
    return result
  }

  /** Signs an account in that has passed every step. */
  async function startSession(userId: string, request: Request): Promise<globalThis.Response> {
    const call = { body: { userId }, headers: copyHeaders(request), asResponse: true } as const
    return await deps.auth.api.signInVerified(call)
  }

  async function callLibrary(
    path: string,
    fields: Fields,
    request: Request,
  ): Promise<LibraryResponse> {
    // better-auth would accept a session past its maximum age, so we end it first.
    const { session } = await deps.findSession(request.headers)
    if (path === '/sign-in/email') {
      const { address } = deps.readClient(request)
      const signIn = { address, email: String(fields.email), cookies: request.headers.cookie }
      return await deps.guardSignIn(signIn, () => post(path, fields, request))
    }
    if (path === '/change-password' && session) {
      return { response: await changePassword(fields, session, request) }
    }
    if (path !== '/sign-out') {
      const sent = { ...fields, ...returnAddresses(path, fields) }
      return { response: await post(path, sent, request) }
    }
    // Extensions have their own sessions, which a sign-out ends only on request.
    const isDisconnecting = fields.disconnectExtension === true
    const facts = session && { extensions: await deps.leaveExtensions(session, isDisconnecting) }
    return { response: await post(path, {}, request), ...(facts && { facts }) }
  }

  /** Ends every session and signs this browser in again, so a copy of the old cookie stops working. */
  async function changePassword(fields: Fields, session: Session, request: Request) {
    await deps.countAttempt('password', deps.readClient(request).address, session.userId)
    const isChanged = await deps.changePassword(session, {
      currentPassword: String(fields.currentPassword),
      newPassword: String(fields.newPassword),
      keepsExtensions: fields.disconnectExtensions === false,
      revokesPrograms: fields.revokePrograms === true,
    })
    if (!isChanged) return FetchResponse.json({ code: 'INVALID_PASSWORD' }, { status: 400 })
    const signedIn = await startSession(session.userId, request).catch(() => null)
    return signedIn?.ok ? signedIn : FetchResponse.json({})
  }

  return { callLibrary, startSession }
}

// Express has types of these names; these are the ones of fetch.
const FetchRequest = globalThis.Request
const FetchResponse = globalThis.Response

function refuse(response: Response, error: unknown): void {
  const { status, code, retryAfterSeconds } = readRefusal(error)
  if (retryAfterSeconds > 0) response.setHeader('retry-after', String(retryAfterSeconds))
  response.status(status).json({ code })
}
