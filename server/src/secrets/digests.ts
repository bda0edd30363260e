import { createHash, createHmac } from 'node:crypto'

/** SHA-256 of a text. */
export function digestOf(text: string, encoding: 'base64url' | 'base64' = 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}

/** HMAC-SHA-256 of a text with the server's secret, for one purpose. */
export function keyedDigest(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', `${secret} ${purpose}`).update(text).digest('base64url')
}
