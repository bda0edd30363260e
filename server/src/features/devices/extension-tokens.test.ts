import { describe, expect, it } from 'vitest'
import type { Session } from '../../trpc/request-context.ts'
import { createExtensionTokens } from './extension-tokens.ts'

const session = (id: string, clientVersion: string | null = null) =>
  ({ id, clientVersion }) as unknown as Session

function open(known: Session | null = session('extension', '1.0.0')) {
  const lookups: string[] = []
  const versions: [string, string][] = []
  const tokens = createExtensionTokens({
    secret: 'secret',
    findByToken: async (token) => {
      lookups.push(token)
      return token === 'raw' ? known : null
    },
    findByCookie: async () => ({ session: session('browser'), cookies: ['a=b'] }),
    repo: { storeVersion: async (id, version) => void versions.push([id, version]) },
  })
  const call = (authorization: string, client?: string | string[]) =>
    tokens.findCaller({ authorization, ...(client && { 'x-everyshelf-client': client }) })
  return { ...tokens, call, lookups, versions }
}

describe('the caller', () => {
  it('is the owner of the extension with this token', async () => {
    const { call, signToken } = open()
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER   ']) {
      expect(await call(scheme + signToken('raw'))).toEqual({
        session: session('extension', '1.0.0'),
        cookies: [],
        isTokenRefused: false,
      })
    }
  })

  it('is the owner of the cookie without a Bearer token', async () => {
    const { call, findCaller, signToken, lookups } = open()
    const browser = { session: session('browser'), cookies: ['a=b'], isTokenRefused: false }
    expect(await findCaller({})).toEqual(browser)
    for (const value of ['Basic YTpi', `x Bearer ${signToken('raw')}`, 'Bearer']) {
      expect(await call(value)).toEqual(browser)
    }
    expect(lookups).toEqual([])
  })

  it('S57 is null with an invalid token, even with a valid cookie', async () => {
    const { call, signToken, signCode } = open()
    const refused = { session: null, cookies: [], isTokenRefused: true }
    for (const value of ['raw', signCode('raw'), signToken('ended'), `${signToken('raw')}x`]) {
      expect(await call(`Bearer ${value}`)).toEqual(refused)
    }
  })

  it('S57 does not look up tokens that the server did not sign', async () => {
    const { call, findOwner, signCode, lookups } = open()
    await call('Bearer raw')
    expect(await findOwner(signCode('raw'))).toBeNull()
    expect(lookups).toEqual([])
  })
})

it('S57 keeps codes and tokens apart', () => {
  const { readCode, signCode, signToken } = open()
  expect(readCode(signCode('code'))).toBe('code')
  expect(readCode(signToken('code'))).toBeUndefined()
  expect(readCode('code')).toBeUndefined()
})

describe('the version of an extension', () => {
  it('is stored when it changes', async () => {
    const { call, signToken, versions } = open()
    await call(`Bearer ${signToken('raw')}`, 'extension/1.0.0')
    await call(`Bearer ${signToken('raw')}`, 'web/0.9.0')
    await call(`Bearer ${signToken('raw')}`, ['extension/0.2.0'])
    await call(`Bearer ${signToken('raw')}`)
    expect(versions).toEqual([])
    await call(`Bearer ${signToken('raw')}`, 'extension/0.2.0')
    expect(versions).toEqual([['extension', '0.2.0']])
  })

  it('is not stored for an invalid token', async () => {
    const { call, signToken, versions } = open(null)
    await call(`Bearer ${signToken('raw')}`, 'extension/0.2.0')
    expect(versions).toEqual([])
  })
})
