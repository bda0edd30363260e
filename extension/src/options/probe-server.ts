import { createApiClient, readApiError } from '@everyshelf/client'
import { SERVER_PRODUCT } from '@everyshelf/domain/devices'
import type { ErrorCode } from '@everyshelf/domain/messages'
import { describeError } from '@everyshelf/ui/labels'
import { browser } from 'wxt/browser'
import { translate } from '../messages/translate.ts'
import { parseServerAddress } from './parse-server-address.ts'

export type ProbedServer =
  | { readonly ok: true; readonly origin: string }
  | { readonly ok: false; readonly reason: string }

/** Errors that an Everyshelf server may answer instead of its name; the error catalog says what to do. */
const SERVER_ERRORS: readonly ErrorCode[] = ['client-outdated', 'rate-limited']

const reasons = {
  'not-an-address': 'serverNotAnAddress',
  'not-https': 'serverNotHttps',
  unreachable: 'serverUnreachable',
  'not-everyshelf': 'serverNotEveryshelf',
} as const

const refuse = (why: keyof typeof reasons): ProbedServer => ({
  ok: false,
  reason: translate(reasons[why]),
})

/** Accepts an address as typed only if an Everyshelf server answers there; the reason says what to do. */
export async function probeServer(text: string): Promise<ProbedServer> {
  const address = parseServerAddress(text)
  if (!address.ok) return refuse(address.problem)
  const { origin } = address
  const { version } = browser.runtime.getManifest()
  // Without the token, which belongs to the previous server.
  const api = createApiClient({ baseUrl: origin, client: `extension/${version}` })
  try {
    const { product } = await api.site.identify.query()
    return product === SERVER_PRODUCT ? { ok: true, origin } : refuse('not-everyshelf')
  } catch (error) {
    const { code } = readApiError(error)
    if (SERVER_ERRORS.includes(code)) return { ok: false, reason: describeError(code).text }
    const responses = await isReachable(origin)
    return refuse(responses ? 'not-everyshelf' : 'unreachable')
  }
}

/** Other servers do not let an extension read their responses, but the request shows whether one answers. */
async function isReachable(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(8000)
  const options = { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal } as const
  return fetch(origin, options).then(
    () => true,
    () => false,
  )
}
