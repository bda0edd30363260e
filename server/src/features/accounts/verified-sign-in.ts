import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { DEVICE_TOKEN_PATH } from './device-authorization.ts'

const VERIFIED_SIGN_IN_PATH = '/sign-in/verified'

/**
 * Signs in an account whose passkey or second factor the server has verified. Not reachable over
 * HTTP: better-auth never routes a server-only endpoint.
 */
export const verifiedSignIn = {
  id: 'verified-sign-in',
  endpoints: {
    signInVerified: createAuthEndpoint(
      VERIFIED_SIGN_IN_PATH,
      {
        method: 'POST',
        body: z.object({ userId: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new APIError('UNAUTHORIZED')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ ok: true })
      },
    ),
  },
} satisfies BetterAuthPlugin

/**
 * Whether this endpoint of better-auth may create a session for an account with two-factor
 * authentication. A device code was approved in a browser that had passed it.
 */
export function isFullSignIn(path: string | undefined): boolean {
  return path === VERIFIED_SIGN_IN_PATH || path === DEVICE_TOKEN_PATH
}
