import { digestOf } from '../../secrets/digests.ts'
import type { AccountsRepo } from './accounts.repo.ts'
import { createBrowserCookie } from './browser-cookie.ts'
import type { SignedTokens, TokenContent } from './signed-tokens.ts'

/** Long enough to find the phone with the app. */
const TTL_S = 10 * 60

/** Proves that this browser passed the first step: a password or Google. Grants no access. */
interface PendingSignIn extends TokenContent {
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

/** Remembers in a signed cookie who still has to enter a code. */
export function createPendingSignIns({ tokens, repo, isSecure, now }: PendingSignInsDeps) {
  const cookie = createBrowserCookie({
    name: 'second_step',
    maxAgeS: TTL_S,
    sameSite: 'Strict',
    isSecure,
  })
  const readPassword = async (userId: string) =>
    digestOf((await repo.findPasswordHash(userId)) ?? '')
  return {
    /** The account's id; null when the cookie is missing, forged, expired, or older than the password. */
    read: async (cookies: string | undefined): Promise<string | null> => {
      const begun = tokens.read(cookie.read(cookies) ?? '')
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
    remember: (token: string): string | null => (tokens.read(token) ? cookie.set(token) : null),

    clear: cookie.clear,
  }
}
