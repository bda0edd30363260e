import { createHmac, timingSafeEqual } from 'node:crypto'

/** The session cookie as better-auth names it; HTTPS adds the prefix. */
const COOKIE = /(?:^|;\s*)(?:__Host-)?everyshelf\.session_token=([^;]{1,300})/

/**
 * Reads the session token from a request's cookies; null unless our signature is valid. better-auth
 * appends the signature after a dot (HMAC-SHA-256, base64). A forged cookie never reaches the
 * database.
 */
export function createSessionTokenReader(secret: string): (cookies: string) => string | null {
  return (cookies) => {
    const [, value] = COOKIE.exec(cookies) ?? []
    const signed = value && decode(value)
    if (!signed) return null
    const dotAt = signed.lastIndexOf('.')
    if (dotAt < 1) return null
    const token = signed.slice(0, dotAt)
    const given = Buffer.from(signed.slice(dotAt + 1), 'base64')
    const expected = createHmac('sha256', secret).update(token).digest()
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
  }
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
