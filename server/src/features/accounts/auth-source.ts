import { type Auth, type AuthDeps, createAuth } from './auth.ts'

/** Returns the current better-auth instance. */
export type AuthSource = () => Promise<Auth>

const RETRY_GOOGLE_MS = 30_000

/**
 * better-auth reads Google's discovery document once, when it is created. If Google was down then,
 * this creates a new instance later, so an outage at start does not last.
 */
export function createAuthSource(deps: AuthDeps, now: () => number): AuthSource {
  let auth = createAuth(deps)
  let createdAt = now()

  return async () => {
    const { socialProviders } = await auth.$context
    const lacksGoogle = deps.config.google !== null && socialProviders.length === 0
    if (lacksGoogle && now() - createdAt >= RETRY_GOOGLE_MS) {
      auth = createAuth(deps)
      createdAt = now()
    }
    return auth
  }
}
