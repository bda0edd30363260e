import { expect, it } from 'vitest'
import { EMAIL_UNVERIFIED, signInWithGoogle } from './google-provider.ts'

const settings = { clientId: 'id', clientSecret: 'secret', discoveryUrl: 'https://google.test/' }

function readConfig() {
  const [config] = signInWithGoogle(settings).options.config
  if (!config?.mapProfileToUser) throw new Error('the library has no config of ours')
  // Its type lists fields of the library's own; Google's answer has those of OpenID.
  const mapProfileToUser = config.mapProfileToUser as (profile: object) => unknown
  return { ...config, mapProfileToUser }
}

it('S74 signs in by a code that no one else can use and a token that Google signed', () => {
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
])('names a newcomer with %j', async (profile, name) => {
  const { mapProfileToUser } = readConfig()
  expect(await mapProfileToUser({ ...profile, email_verified: true })).toEqual({ name })
})

it.each([false, undefined, null, 'true', 1])(
  'S74 takes no address that Google calls verified: %j',
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
