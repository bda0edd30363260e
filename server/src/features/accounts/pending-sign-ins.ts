import type { SignedTokens, TokenContent } from './signed-tokens.ts'

const COOKIE = 'second_step'
/** Long enough to find the phone with the app. */
const TTL_S = 10 * 60

/** Proves that this browser passed the first step: a password or Google. Grants no access. */
export interface PendingSignIn extends TokenContent {
  readonly userId: string
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>

interface PendingSignInsDeps {
  readonly tokens: SignedTokens<PendingSignIn>
  readonly isSecure: boolean
  readonly now: () => number
}

/** Remembers in a signed cookie who still has to enter a code (S79). */
export function createPendingSignIns({ tokens, isSecure, now }: PendingSignInsDeps) {
  const name = isSecure ? `__Host-${COOKIE}` : COOKIE
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    /** The account's id; null when the cookie is missing, forged, or expired. */
    read: (cookies: string | undefined): string | null => {
      const prefix = `${name}=`
      const pair = cookies?.split('; ').find((one) => one.startsWith(prefix))
      return pair ? (tokens.read(pair.slice(prefix.length))?.userId ?? null) : null
    },

    /** Creates the token of an account that passed the first step. */
    begin: (userId: string): string => tokens.build({ userId, expiresAt: now() + TTL_S * 1000 }),

    /** The `Set-Cookie` header for a token; null for a forged one. */
    remember: (token: string): string | null =>
      tokens.read(token) ? `${name}=${token}; Max-Age=${TTL_S}; ${attributes}` : null,

    clear: (): string => `${name}=; Max-Age=0; ${attributes}`,
  }
}
