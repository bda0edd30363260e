import { APIError } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Config } from '../../config/config.ts'

export const EMAIL_UNVERIFIED = {
  code: 'GOOGLE_EMAIL_UNVERIFIED',
  message: 'Google has not verified this address',
}

export function signInWithGoogle({
  clientId,
  clientSecret,
  discoveryUrl,
}: NonNullable<Config['google']>) {
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId,
        clientSecret,
        discoveryUrl,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        mapProfileToUser: ({ given_name, name, email, email_verified }) => {
          // The library accepts any truthy value, and signs new users in without one.
          if (email_verified !== true) throw new APIError('FORBIDDEN', EMAIL_UNVERIFIED)
          return { name: String(given_name ?? name ?? email ?? '') }
        },
      },
    ],
  })
}
