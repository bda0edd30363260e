import { createHash, randomBytes } from 'node:crypto'
import { CONFIRMATION_LINK_HOURS } from '@everyshelf/domain/limits'

const COOKIE = 'sign_up'
const SECRET = /^[\w-]{43}$/
const TTL_S = CONFIRMATION_LINK_HOURS * 60 * 60

/** A random secret in the cookie of the browser that signed up, and its hash in the sign-up's row. */
export interface SignUpBrowser {
  readonly hash: string
  /** The `Set-Cookie` header. */
  readonly cookie: string
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/**
 * Recognizes the browser that signed up, so that its owner confirms without the password (S70). The
 * cookie grants nothing without the email's token.
 */
export function createSignUpBrowsers(isSecure: boolean) {
  const name = isSecure ? `__Host-${COOKIE}` : COOKIE
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const readSecret = (cookies: string | undefined): string | null => {
    const prefix = `${name}=`
    const pair = cookies?.split('; ').find((one) => one.startsWith(prefix))
    const secret = pair?.slice(prefix.length) ?? ''
    return SECRET.test(secret) ? secret : null
  }
  return {
    /** A browser that signs up again keeps its secret, and with it the place of its sign-up. */
    remember: (cookies: string | undefined): SignUpBrowser => {
      const secret = readSecret(cookies) ?? randomBytes(32).toString('base64url')
      return {
        hash: hashSecret(secret),
        cookie: `${name}=${secret}; Max-Age=${TTL_S}; ${attributes}`,
      }
    },

    /** The hash of the cookie's secret; null without the cookie. */
    readHash: (cookies: string | undefined): string | null => {
      const secret = readSecret(cookies)
      return secret === null ? null : hashSecret(secret)
    },

    clear: (): string => `${name}=; Max-Age=0; ${attributes}`,
  }
}
