import { expect, it } from 'vitest'
import { EMAIL_UNVERIFIED, signInWithGoogle } from './google-provider.ts'

const settings = { clientId: 'id', clientSecret: 'secret', discoveryUrl: 'https://google.test/' }

function readConfig() {
  const [config] = signInWithGoogle(settings).options.config
  if (!config?.mapProfileToUser) throw new Error('the library has no config')
  // The type lists the library's fields; Google sends OpenID's.
  const mapProfileToUser = config.mapProfileToUser as (profile: object) => unknown
  return { ...config, mapProfileToUser }
}

it('S74 signs in with PKCE and a token signed by Google', () => {
  expect(readConfig()).toMatchObject({
    providerId: 'google',
    ...settings,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
  })
})

it.each([
  [{ given_name: 'Grace', name: 'Grace H.', email: 'g@example.org' }, 'Grace'],
  [{ name: 'Grace H.', email: 'g@example.org' }, 'Grace H.'],
  [{ email: 'g@example.org' }, 'g@example.org'],
  [{}, ''],
])('names a new user from %j', async (profile, name) => {
  const { mapProfileToUser } = readConfig()
  expect(await mapProfileToUser({ ...profile, email_verified: true })).toEqual({ name })
})

it.each([false, undefined, null, 'true', 1])(
  'S74 refuses an address whose email_verified is %j',
  (email_verified) => {
    const { mapProfileToUser } = readConfig()
    expect(() => mapProfileToUser({ email: 'g@example.org', email_verified })).toThrow(
      expect.objectContaining({
        status: 'FORBIDDEN',
        body: expect.objectContaining({
          code: 'GOOGLE_EMAIL_UNVERIFIED',
          message: 'Google has not verified this address',
        }),
      }),
    )
    expect(EMAIL_UNVERIFIED.code).toBe('GOOGLE_EMAIL_UNVERIFIED')
  },
)
