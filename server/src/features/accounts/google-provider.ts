import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Config } from '../../config.ts'

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
        mapProfileToUser: ({ given_name, name, email }) => ({
          name: String(given_name ?? name ?? email ?? ''),
        }),
      },
    ],
  })
}
