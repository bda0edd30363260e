import { createHash } from 'node:crypto'
import type { AccountsRepo } from './accounts.repo.ts'
import type { SignedTokens, TokenContent } from './signed-tokens.ts'

const COOKIE = 'second_step'
/** Long enough to find the phone with the app. */
const TTL_S = 10 * 60

/** Proves that this browser passed the first step: a password or Google. Grants no access. */
export interface PendingSignIn extends TokenContent {
  readonly userId: string
  /** Changes with the password, so that a new one ends what was begun with the former. */
  readonly password: string
}

export type PendingSignIns = ReturnType<typeof createPendingSignIns>

interface PendingSignInsDeps {
  readonly tokens: SignedTokens<PendingSignIn>
  readonly repo: Pick<AccountsRepo, 'findPasswordHash'>
  readonly isSecure: boolean
  readonly now: () => number
}

/** Remembers in a signed cookie who still has to enter a code (S79). */
export function createPendingSignIns({ tokens, repo, isSecure, now }: PendingSignInsDeps) {
  const name = isSecure ? `__Host-${COOKIE}` : COOKIE
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  const readPassword = async (userId: string) =>
    createHash('sha256')
      .update((await repo.findPasswordHash(userId)) ?? '')
      .digest('base64url')
  return {
    /** The account's id; null when the cookie is missing, forged, expired, or older than the password. */
    read: async (cookies: string | undefined): Promise<string | null> => {
      const prefix = `${name}=`
      const pair = cookies?.split('; ').find((one) => one.startsWith(prefix))
      const begun = pair && tokens.read(pair.slice(prefix.length))
      if (!begun) return null
      return begun.password === (await readPassword(begun.userId)) ? begun.userId : null
    },

    /** Creates the token of an account that passed the first step. */
    begin: async (userId: string): Promise<string> =>
      tokens.build({
        userId,
        password: await readPassword(userId),
        expiresAt: now() + TTL_S * 1000,
      }),

    /** The `Set-Cookie` header for a token; null for a forged one. */
    remember: (token: string): string | null =>
      tokens.read(token) ? `${name}=${token}; Max-Age=${TTL_S}; ${attributes}` : null,

    clear: (): string => `${name}=; Max-Age=0; ${attributes}`,
  }
}
