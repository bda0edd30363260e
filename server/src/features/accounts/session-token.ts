import { createHmac, timingSafeEqual } from 'node:crypto'

/** The session's cookie as better-auth names it, over HTTPS with the prefix of S26. */
const COOKIE = /(?:^|;\s*)(?:__Host-)?everyshelf\.session_token=([^;]{1,300})/

/**
 * Reads the token of a session out of a request's cookies; null unless it bears our signature, which
 * better-auth puts behind a dot (HMAC-SHA-256, base64). A made-up cookie never gets as far as a table.
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
    const ours = createHmac('sha256', secret).update(token).digest()
    return given.length === ours.length && timingSafeEqual(given, ours) ? token : null
  }
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
