import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is handed out; each has signatures of its own, so that none can stand for another. */
export type Purpose = 'extension token' | 'device code' | 'known device' | 'tag change'

/**
 * A secret of the database made worthless to who only reads the database (S57): what is handed out
 * carries our signature, and without it nothing is taken.
 */
export function signText(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${signatureOf(secret, purpose, text)}`
}

/** The text that was signed for this purpose; undefined for anything else. */
export function readSignedText(
  secret: string,
  purpose: Purpose,
  signed: string,
): string | undefined {
  const end = signed.lastIndexOf('.')
  const text = signed.slice(0, Math.max(0, end))
  const given = Buffer.from(signed.slice(end + 1))
  const right = Buffer.from(signatureOf(secret, purpose, text))
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
}

function signatureOf(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', `${secret} ${purpose}`).update(text).digest('base64url')
}
