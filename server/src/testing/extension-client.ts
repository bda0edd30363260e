import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client'
import type { AppRouter } from '../api/trpc/app-router.ts'
import type { AccountClient } from './account-client.ts'
import type { TestApp } from './test-app.ts'

const ORIGIN = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'
/** Chrome on macOS. */
export const USER_AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

type Body = Readonly<Record<string, string>>

interface DeviceResponse {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

/** The extension as the server sees it: no cookie, its own origin, and a token once connected. */
export interface ExtensionClient {
  readonly requestCode: () => Promise<DeviceResponse>
  readonly pollToken: (deviceCode?: string) => Promise<DeviceResponse>
  readonly call: (
    path: string,
    input?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>
  readonly trpc: TRPCClient<AppRouter>
  readonly token: () => string
}

export function createExtensionClient(
  { url }: Pick<TestApp, 'url'>,
  version = '1.0.0',
  userAgent = USER_AGENT,
): ExtensionClient {
  let deviceCode = ''
  let token = ''
  const usual = () => ({
    'content-type': 'application/json',
    origin: ORIGIN,
    'user-agent': userAgent,
    'x-everyshelf-client': `extension/${version}`,
    ...(token && { authorization: `Bearer ${token}` }),
  })

  async function callBetterAuth(path: string, fields: object): Promise<DeviceResponse> {
    const response = await fetch(`${url}/api/auth/device/${path}`, {
      method: 'POST',
      headers: usual(),
      body: JSON.stringify({ client_id: 'everyshelf-extension', ...fields }),
    })
    const { status, headers } = response
    return { status, headers, body: (await response.json()) as Body }
  }

  return {
    requestCode: async () => {
      const response = await callBetterAuth('code', {})
      deviceCode = response.body.device_code ?? ''
      return response
    },
    pollToken: async (code = deviceCode) => {
      const response = await callBetterAuth('token', { grant_type: GRANT, device_code: code })
      token = response.body.access_token ?? token
      return response
    },
    call: (path, input = {}, headers = {}) =>
      fetch(`${url}/api/trpc/${path}`, {
        method: 'POST',
        headers: { ...usual(), ...headers },
        body: JSON.stringify(input),
      }),
    trpc: createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: `${url}/api/trpc`, methodOverride: 'POST', headers: usual })],
    }),
    token: () => token,
  }
}

/** Connects an extension that its owner approves. */
export async function connectExtension(
  app: Pick<TestApp, 'url'>,
  owner: AccountClient,
  userAgent = USER_AGENT,
): Promise<ExtensionClient & { readonly findId: () => Promise<string> }> {
  const extension = createExtensionClient(app, undefined, userAgent)
  const { body } = await extension.requestCode()
  await owner.trpc.devices.approve.mutate({ userCode: body.user_code ?? '' })
  const { status } = await extension.pollToken()
  if (status !== 200) throw new Error(`the token request returned ${status}`)
  return {
    ...extension,
    findId: async () => (await owner.trpc.devices.list.query())[0]?.id ?? '',
  }
}
