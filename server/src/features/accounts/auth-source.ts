import { type Auth, type AuthDeps, createAuth } from './auth.ts'

/** The instance to be used now. */
export type AuthSource = () => Promise<Auth>

const ASK_GOOGLE_AGAIN_MS = 30_000

/**
 * better-auth reads Google's discovery document once, when it is made. When that could not be reached
 * then, another instance is made later, so that an outage at start does not last.
 */
export function createAuthSource(deps: AuthDeps, now: () => number): AuthSource {
  let auth = createAuth(deps)
  let madeAt = now()

  return async () => {
    const { socialProviders } = await auth.$context
    const lacksGoogle = deps.config.google !== null && socialProviders.length === 0
    if (lacksGoogle && now() - madeAt >= ASK_GOOGLE_AGAIN_MS) {
      auth = createAuth(deps)
      madeAt = now()
    }
    return auth
  }
}
