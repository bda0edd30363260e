import { type Auth, type AuthParts, createAuth } from './auth.ts'

/** The instance to be used now. */
export type AuthSource = () => Promise<Auth>

const ASK_GOOGLE_AGAIN_MS = 30_000

/**
 * better-auth reads Google's discovery document once, when it is made. When that could not be reached
 * then, another instance is made later, so that an outage at start does not last.
 */
export function createAuthSource(parts: AuthParts, now: () => number): AuthSource {
  let auth = createAuth(parts)
  let madeAt = now()

  return async () => {
    const { socialProviders } = await auth.$context
    const lacksGoogle = parts.config.google !== null && socialProviders.length === 0
    if (lacksGoogle && now() - madeAt >= ASK_GOOGLE_AGAIN_MS) {
      auth = createAuth(parts)
      madeAt = now()
    }
    return auth
  }
}
