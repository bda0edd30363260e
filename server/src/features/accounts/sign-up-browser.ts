import { randomBytes } from 'node:crypto'
import { CONFIRMATION_LINK_HOURS } from '@everyshelf/domain/limits'
import { digestOf } from '../../secrets/digests.ts'
import { createBrowserCookie } from './browser-cookie.ts'

const SECRET = /^[\w-]{43}$/
const TTL_S = CONFIRMATION_LINK_HOURS * 60 * 60

/**
 * Recognizes the browser that signed up, so that its owner confirms without the password. The
 * cookie grants nothing without the email's token.
 */
export function createSignUpBrowsers(isSecure: boolean) {
  const cookie = createBrowserCookie({ name: 'sign_up', maxAgeS: TTL_S, sameSite: 'Lax', isSecure })
  const readSecret = (cookies: string | undefined): string | null => {
    const secret = cookie.read(cookies) ?? ''
    return SECRET.test(secret) ? secret : null
  }
  return {
    /**
     * A random secret in the cookie of the browser that signed up, and its hash for the sign-up's row.
     * A browser that signs up again keeps its secret, so its new sign-up replaces the one before.
     */
    remember: (cookies: string | undefined) => {
      const secret = readSecret(cookies) ?? randomBytes(32).toString('base64url')
      return {
        hash: digestOf(secret),
        cookie: cookie.set(secret),
      }
    },

    /** The hash of the cookie's secret; without the cookie a text that is no hash. */
    readHash: (cookies: string | undefined): string => {
      const secret = readSecret(cookies)
      return secret === null ? '' : digestOf(secret)
    },

    clear: cookie.clear,
  }
}
