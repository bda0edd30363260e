import { randomInt } from 'node:crypto'
import { keyedDigest } from '../../../secrets/digests.ts'

const CODES = 10
const LENGTH = 12
/** Without look-alike letters. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Creates one-time codes for an admin who loses the authenticator app. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  )
}

/** Each has 59 bits, so a fast hash with our secret is enough. */
export function hashRecoveryCode(secret: string, userId: string, code: string): string {
  return keyedDigest(secret, 'recovery code', `${userId} ${code}`)
}
