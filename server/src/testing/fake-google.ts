import { OAuth2Server } from 'oauth2-mock-server'

/** The profile the provider returns. */
export interface GoogleProfile {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly given_name: string
}

/** A local OpenID provider; its page approves at once. */
export interface FakeGoogle {
  readonly origin: string
  readonly discoveryUrl: string
  /** Sets the profile for the next sign-ins. */
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
