import { EXTENSION_CLIENT_ID } from '@everyshelf/domain/devices'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { browser } from 'wxt/browser'

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
const TIMEOUT_MS = 8000

export interface DeviceCode {
  readonly deviceCode: string
  readonly userCode: string
  readonly connectUrl: string
  readonly expiresInSeconds: number
  readonly intervalSeconds: number
}

const reasonOfStatus: Readonly<Record<number, ErrorCode>> = {
  412: 'client-outdated',
  429: 'rate-limited',
}

export type CodeResult =
  | { readonly ok: true; readonly code: DeviceCode }
  | { readonly ok: false; readonly reason: ErrorCode }

/** Requests a code that the user can approve on the website. */
export async function requestCode(server: string): Promise<CodeResult> {
  const result = await post(server, 'code', { client_id: EXTENSION_CLIENT_ID })
  if (!result) return { ok: false, reason: 'offline' }
  const { status, body } = result
  if (status !== 200) return { ok: false, reason: reasonOfStatus[status] ?? 'unavailable' }
  return {
    ok: true,
    code: {
      deviceCode: String(body.device_code),
      userCode: String(body.user_code),
      connectUrl: String(body.verification_uri_complete),
      expiresInSeconds: Number(body.expires_in),
      intervalSeconds: Number(body.interval),
    },
  }
}

/** The state of a code; `waiting` also when the server cannot be reached. */
export type TokenResult =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'denied' | 'expired' }
  | {
      readonly kind: 'approved'
      readonly token: string
      readonly email: string
      readonly firstName: string
    }

export async function requestToken(server: string, deviceCode: string): Promise<TokenResult> {
  const fields = { grant_type: GRANT, device_code: deviceCode, client_id: EXTENSION_CLIENT_ID }
  const result = await post(server, 'token', fields)
  if (result?.status === 200) {
    const { access_token, email, first_name } = result.body
    return {
      kind: 'approved',
      token: String(access_token),
      email: String(email),
      firstName: String(first_name),
    }
  }
  switch (result?.body.error) {
    case 'access_denied':
      return { kind: 'denied' }
    // The server deletes codes some time after they expire.
    case 'expired_token':
    case 'invalid_grant':
      return { kind: 'expired' }
    default:
      return { kind: 'waiting' }
  }
}

interface DeviceResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Null when the server does not answer. */
async function post(server: string, path: string, fields: object): Promise<DeviceResponse | null> {
  const { version } = browser.runtime.getManifest()
  try {
    const response = await fetch(`${server}/api/auth/device/${path}`, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'content-type': 'application/json',
        'x-everyshelf-client': `extension/${version}`,
      },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = await response.json().catch(() => null)
    return { status: response.status, body: (body ?? {}) as DeviceResponse['body'] }
  } catch {
    return null
  }
}
