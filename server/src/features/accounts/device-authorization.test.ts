import { EXTENSION_CLIENT_ID } from '@everyshelf/domain/devices'
import { describe, expect, it } from 'vitest'
import { createDeviceCodes, toExtensionSession } from './device-authorization.ts'

interface Options {
  readonly expiresIn: string
  readonly interval: string
  readonly verificationUri: string
  readonly generateUserCode: () => string
  readonly schema: unknown
  readonly grant: {
    readonly deviceCodeSchemaFields: unknown
    readonly assertSessionRedemption: (from: {
      readonly deviceCode: { readonly clientId: string }
    }) => void
    readonly authorizeRequest: (from: {
      readonly ctx: { readonly headers?: Headers }
      readonly request: { readonly client_id: string }
    }) => { readonly clientId: string; readonly deviceCodeFields: Record<string, unknown> }
  }
}

const options = createDeviceCodes('https://everyshelf.test').options as Options

describe('the device codes of extensions', () => {
  it('S57 last 10 minutes and lead to our own page', () => {
    expect(options).toMatchObject({
      expiresIn: '10m',
      interval: '5s',
      verificationUri: 'https://everyshelf.test/connect',
      schema: { deviceCode: { modelName: 'device_code' } },
    })
  })

  it('S57 are 8 random letters without vowels', () => {
    const codes = Array.from({ length: 50 }, options.generateUserCode)
    for (const code of codes) expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/)
    expect(new Set(codes).size).toBe(50)
  })

  it('store the browser and version, which the user sees', () => {
    expect(options.grant.deviceCodeSchemaFields).toEqual({
      requestedAt: { type: 'date', required: true },
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
        requestedAt: expect.any(Date),
        userAgent: 'x'.repeat(1000),
        clientVersion: '0.2.0',
      },
    })
  })

  it.each([{}, { headers: new Headers() }])('store empty values without these headers', (ctx) => {
    const request = { client_id: EXTENSION_CLIENT_ID }
    const { deviceCodeFields } = options.grant.authorizeRequest({ ctx, request })
    expect(deviceCodeFields).toMatchObject({ userAgent: '', clientVersion: '' })
  })

  it('S57 are only for our clients', () => {
    const request = { client_id: 'another' }
    expect(() => options.grant.authorizeRequest({ ctx: {}, request })).toThrow(
      expect.objectContaining({ status: 'BAD_REQUEST' }),
    )
  })
})

describe('the codes of the command line', () => {
  it('S57 never grant a session', () => {
    const request = { client_id: 'everyshelf-cli' }
    const { clientId } = options.grant.authorizeRequest({ ctx: {}, request })
    expect(clientId).toBe('everyshelf-cli')
    const redeem = (id: string) =>
      options.grant.assertSessionRedemption({ deviceCode: { clientId: id } })
    expect(() => redeem(clientId)).toThrow(expect.objectContaining({ status: 'BAD_REQUEST' }))
    expect(() => redeem(EXTENSION_CLIENT_ID)).not.toThrow()
  })
})

describe('the session of a redeemed code', () => {
  const headers = new Headers({ 'x-everyshelf-client': 'extension/0.2.0' })

  it('S57 is an extension session from its first write', () => {
    expect(toExtensionSession({ id: '1' }, { path: '/device/token', headers })).toEqual({
      data: { id: '1', client: 'extension', clientVersion: '0.2.0' },
    })
    expect(toExtensionSession({ id: '1' }, { path: '/device/token' })).toEqual({
      data: { id: '1', client: 'extension', clientVersion: '' },
    })
  })

  it.each([null, {}, { path: '/sign-in/email', headers }])(
    'S57 is unchanged for other sessions: %j',
    (context) => {
      expect(toExtensionSession({ id: '1' }, context)).toBeUndefined()
    },
  )
})
