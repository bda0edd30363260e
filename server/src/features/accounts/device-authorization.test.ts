import { EXTENSION_CLIENT_ID } from '@everyshelf/domain/devices'
import { describe, expect, it } from 'vitest'
import { extensionCodes, markExtensionSession } from './device-authorization.ts'

interface Options {
  readonly expiresIn: string
  readonly interval: string
  readonly verificationUri: string
  readonly generateUserCode: () => string
  readonly schema: unknown
  readonly grant: {
    readonly deviceCodeSchemaFields: unknown
    readonly authorizeRequest: (from: {
      readonly ctx: { readonly headers?: Headers }
      readonly request: { readonly client_id: string }
    }) => { readonly clientId: string; readonly deviceCodeFields: Record<string, unknown> }
  }
}

const options = extensionCodes('https://everyshelf.test').options as Options

describe('the codes of extensions', () => {
  it('S57 last ten minutes and lead to the page of our site', () => {
    expect(options).toMatchObject({
      expiresIn: '10m',
      interval: '5s',
      verificationUri: 'https://everyshelf.test/connect',
      schema: { deviceCode: { modelName: 'device_code' } },
    })
  })

  it('S57 are eight letters without vowels, each time others', () => {
    const codes = Array.from({ length: 50 }, options.generateUserCode)
    for (const code of codes) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/)
    expect(new Set(codes).size).toBe(50)
  })

  it('store who asks, which a person is shown', () => {
    expect(options.grant.deviceCodeSchemaFields).toEqual({
      askedAt: { type: 'date', required: true },
      userAgent: { type: 'string', required: true },
      clientVersion: { type: 'string', required: true },
    })
    const headers = new Headers({
      'user-agent': 'x'.repeat(2000),
      'x-everyshelf-client': 'extension/0.2.0',
    })
    const request = { client_id: EXTENSION_CLIENT_ID }
    expect(options.grant.authorizeRequest({ ctx: { headers }, request })).toEqual({
      clientId: EXTENSION_CLIENT_ID,
      deviceCodeFields: {
        askedAt: expect.any(Date),
        userAgent: 'x'.repeat(1000),
        clientVersion: '0.2.0',
      },
    })
  })

  it.each([{}, { headers: new Headers() }])('store nothing of who says nothing', (ctx) => {
    const request = { client_id: EXTENSION_CLIENT_ID }
    const { deviceCodeFields } = options.grant.authorizeRequest({ ctx, request })
    expect(deviceCodeFields).toMatchObject({ userAgent: '', clientVersion: '' })
  })

  it('S57 are for our extension alone', () => {
    const request = { client_id: 'another' }
    expect(() => options.grant.authorizeRequest({ ctx: {}, request })).toThrow(
      expect.objectContaining({ status: 'BAD_REQUEST' }),
    )
  })
})

describe('the session that a code ends in', () => {
  const headers = new Headers({ 'x-everyshelf-client': 'extension/0.2.0' })

  it('S57 is that of an extension, in its first write', () => {
    expect(markExtensionSession({ id: '1' }, { path: '/device/token', headers })).toEqual({
      data: { id: '1', client: 'extension', clientVersion: '0.2.0' },
    })
    expect(markExtensionSession({ id: '1' }, { path: '/device/token' })).toEqual({
      data: { id: '1', client: 'extension', clientVersion: '' },
    })
  })

  it.each([null, {}, { path: '/sign-in/email', headers }])(
    'S57 is no other session: %j',
    (context) => {
      expect(markExtensionSession({ id: '1' }, context)).toBeUndefined()
    },
  )
})
