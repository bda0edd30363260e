import { ConnectionError } from '../api-error.ts'
import type { Shell } from './shell.ts'

/** What the server returns when the user has approved. */
export interface Grant {
  readonly apiKey: string
  readonly email: string
}

const CLIENT_ID = 'everyshelf-cli'
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'
/** What the commands need, and no more. */
const SCOPES = ['books:read', 'links:read', 'links:write', 'clicks:read']
const USUAL_INTERVAL_S = 5
const USUAL_EXPIRY_S = 1800
const SECOND_MS = 1000

const refusals: Readonly<Record<string, string>> = {
  access_denied: 'The request was denied.',
  expired_token: 'The code has expired. Run the command again.',
  invalid_grant: 'The code is no longer valid. Run the command again.',
}

type Fields = Readonly<Record<string, unknown>>

/** Gets an API key that the user approves on the website (RFC 8628). */
export async function requestKey(shell: Shell, server: string): Promise<Grant> {
  const { status, fields } = await post('code', { scope: SCOPES.join(' ') })
  if (status !== 200) throw new Error(`The server refused the request (${status}).`)
  shell.note('Open this page, enter the code, and approve:')
  shell.note(`\n  ${String(fields.verification_uri)}`)
  shell.note(`  Code: ${formatCode(String(fields.user_code))}\n`)
  shell.note('Waiting for your approval. Press Enter to check now.')
  let intervalS = Number(fields.interval) || USUAL_INTERVAL_S
  let leftS = Number(fields.expires_in) || USUAL_EXPIRY_S
  for (; leftS > 0; leftS -= intervalS) {
    await shell.pause(intervalS * SECOND_MS)
    const result = await post('token', {
      grant_type: GRANT_TYPE,
      device_code: fields.device_code,
    })
    const { access_token: apiKey, email, error } = result.fields
    if (typeof apiKey === 'string') return { apiKey, email: String(email ?? '') }
    const refusal = refusals[String(error)]
    if (refusal) throw new Error(refusal)
    if (error === 'slow_down') intervalS += USUAL_INTERVAL_S
  }
  throw new Error(refusals.expired_token)

  async function post(path: string, body: Fields): Promise<{ status: number; fields: Fields }> {
    const response = await shell
      .fetch(`${server}/api/auth/device/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': `everyshelf-cli/${shell.version} (${shell.computer})`,
        },
        body: JSON.stringify({ client_id: CLIENT_ID, ...body }),
      })
      .catch((cause: unknown) => {
        throw new ConnectionError('The server did not respond.', { cause })
      })
    const fields: unknown = await response.json().catch(() => null)
    return { status: response.status, fields: (fields ?? {}) as Fields }
  }
}

/** @example formatCode('BCDFGHJK') // 'BCDF-GHJK' */
function formatCode(code: string): string {
  const half = Math.ceil(code.length / 2)
  return `${code.slice(0, half)}-${code.slice(half)}`
}
