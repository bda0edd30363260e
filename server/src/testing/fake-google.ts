import { OAuth2Server } from 'oauth2-mock-server'

/** Who the provider says somebody is. */
export interface GoogleProfile {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string
}

/** An OpenID provider on this machine; its page asks nothing and leads straight back. */
export interface FakeGoogle {
  readonly origin: string
  readonly discoveryUrl: string
  /** Who signs in from now on. */
  readonly setProfile: (profile: GoogleProfile) => void
  readonly close: () => Promise<void>
}

export async function startFakeGoogle(first: GoogleProfile, port = 0): Promise<FakeGoogle> {
  let profile = first
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(port, '127.0.0.1')
  server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, profile))
  const origin = server.issuer.url ?? ''
  return {
    origin,
    discoveryUrl: `${origin}/.well-known/openid-configuration`,
    setProfile: (next) => {
      profile = next
    },
    close: () => server.stop(),
  }
}
