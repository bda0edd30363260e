import { timingSafeEqual } from 'node:crypto'
import { keyedDigest } from './digests.ts'

/** What the text is for. A signature for one purpose is not valid for another. */
export type Purpose = 'extension token' | 'device code' | 'known device' | 'tag change'

/**
 * Signs a secret from the database. Only the signed form is accepted, so reading the database is not
 * enough to use the secret.
 */
export function signText(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${keyedDigest(secret, purpose, text)}`
}

/** The text that was signed for this purpose; undefined for anything else. */
export function readSignedText(
  secret: string,
  purpose: Purpose,
  signed: string,
): string | undefined {
  const end = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(0, end))
  const actual = Buffer.from(signed.slice(end + 1))
  const expected = Buffer.from(keyedDigest(secret, purpose, text))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : undefined
}
