import { COMMAND_LINE_CLIENT_ID } from '@everyshelf/domain/devices'
import { DomainError } from '@everyshelf/domain/messages'
import { deviceCodeInput, deviceTokenInput } from '@everyshelf/domain/schemas'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { ReadClientAddress } from '../../http/geo/client-address.ts'
import { createVersionGuard } from '../../http/headers/client-version.ts'
import { createCrossSiteGuard } from '../../http/headers/cross-site.ts'
import { limitBody } from '../../http/limits/limited-body.ts'
import type { Auth } from '../accounts/auth.ts'
import type { CountAttempt } from '../accounts/sign-in-limits/auth-limits.ts'
import type { CommandLineKeys } from './command-line-keys.ts'
import type { DevicesRepo } from './devices.repo.ts'
import type { ExtensionTokens } from './extension-tokens.ts'

const MAX_BODY_BYTES = 2048
/** For this long the site can still show that a code has expired. */
const DELETE_AFTER_EXPIRY_MS = 60 * 60 * 1000

interface DeviceRouteDeps {
  readonly auth: Auth
  /** Base path of better-auth's endpoints. */
  readonly path: string
  readonly tokens: ExtensionTokens
  readonly commandLineKeys: CommandLineKeys
  readonly repo: Pick<DevicesRepo, 'deleteExpiredCodes'>
  readonly countAttempt: CountAttempt
  readonly readClient: ReadClientAddress
  readonly publicUrl: string
  readonly minimumVersion: string
  readonly now: () => number
}

type Fields = Readonly<Record<string, unknown>>

/**
 * `/api/auth/device`: an extension requests a code and polls for its token (RFC 8628), and the
 * command line for its API key. The user
 * approves it on the site; these endpoints read and set no cookie.
 */
export function createDeviceRoute(deps: DeviceRouteDeps): RequestHandler {
  const { path: base, tokens, now } = deps
  const router = Router({ strict: true, caseSensitive: true })
  const paths = [`${base}/device/code`, `${base}/device/token`]
  router.use(paths, (_request, response, next) => {
    response.setHeader('cache-control', 'no-store')
    next()
  })
  router.use(paths, createCrossSiteGuard([deps.publicUrl]))
  router.use(paths, createVersionGuard(deps.minimumVersion))
  router.use(paths, limitBody('json', MAX_BODY_BYTES))

  router.post(`${base}/device/code`, async (request, response) => {
    const input = deviceCodeInput.safeParse(request.body)
    if (!input.success) return refuse(response, 400, 'invalid_request')
    if (!(await isWithinLimit('device-code', request, response))) return
    await deps.repo.deleteExpiredCodes(new Date(now() - DELETE_AFTER_EXPIRY_MS))
    const { status, body } = await callBetterAuth('/device/code', input.data, request)
    if (status !== 200) return refuse(response, status, body.error)
    response.json({ ...body, device_code: tokens.signCode(String(body.device_code)) })
  })

  router.post(`${base}/device/token`, async (request, response) => {
    const input = deviceTokenInput.safeParse(request.body)
    if (!input.success) return refuse(response, 400, 'invalid_request')
    if (!(await isWithinLimit('device-token', request, response))) return
    const code = tokens.readCode(input.data.device_code)
    if (!code) return refuse(response, 400, 'invalid_grant')
    if (input.data.client_id === COMMAND_LINE_CLIENT_ID) return await sendKey(code, response)
    const fields = { ...input.data, device_code: code }
    const { status, body } = await callBetterAuth('/device/token', fields, request)
    if (status !== 200) return refuse(response, status, body.error)
    const token = tokens.signToken(String(body.access_token))
    const owner = await tokens.findOwner(token)
    response.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: body.expires_in,
      email: owner?.email ?? '',
      first_name: owner?.firstName ?? '',
    })
  })
  return router

  async function sendKey(code: string, response: Response) {
    const granted = await deps.commandLineKeys.redeem(code)
    if (typeof granted === 'string') return refuse(response, 400, granted)
    response.json({
      access_token: granted.key,
      token_type: 'Bearer',
      expires_in: granted.expiresInSeconds,
      scope: granted.scope,
      email: granted.email,
      first_name: granted.firstName,
    })
  }

  async function isWithinLimit(
    limit: 'device-code' | 'device-token',
    request: Request,
    response: Response,
  ) {
    try {
      await deps.countAttempt(limit, deps.readClient(request).address, null)
      return true
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      response.setHeader('retry-after', String(error.details.retryAfterSeconds ?? 60))
      refuse(response, 429, 'slow_down')
      return false
    }
  }

  async function callBetterAuth(path: string, fields: Fields, { headers }: Request) {
    const copied = new Headers({ 'content-type': 'application/json' })
    for (const name of ['user-agent', 'x-everyshelf-client']) {
      const value = headers[name]
      if (typeof value === 'string') copied.set(name, value)
    }
    const url = deps.publicUrl + base + path
    const body = JSON.stringify(fields)
    const result = await deps.auth.handler(
      new globalThis.Request(url, { method: 'POST', headers: copied, body }),
    )
    return {
      status: result.status,
      body: ((await result.json().catch(() => null)) ?? {}) as Fields,
    }
  }
}

/** Sends an error code of RFC 8628, which the extension reads. */
function refuse(response: Response, status: number, error: unknown) {
  if (status >= 500) response.status(503).json({ error: 'temporarily_unavailable' })
  else
    response.status(status).json({ error: typeof error === 'string' ? error : 'invalid_request' })
}
