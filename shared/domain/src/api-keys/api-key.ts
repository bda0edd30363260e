import { crc32 } from './crc32.ts'

/** An API key of the right form, with the right checksum. Only the server knows whether it works. */
export type ApiKey = string & { readonly __brand: 'ApiKey' }

/** Scanners for leaked keys look for it. */
export const API_KEY_PREFIX = 'es_live_'
/** 32 letters of 62 have 190 bits, too many to guess. */
export const API_KEY_SECRET_LENGTH = 32
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const CHECKSUM_LENGTH = 6
const FORM = new RegExp(
  `^${API_KEY_PREFIX}([0-9A-Za-z]{${API_KEY_SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
)

/**
 * Adds the prefix and the checksum to the random part of a key. The checksum is the CRC-32 of the
 * random part in base 62, so that scanners recognize leaked keys without asking the server.
 *
 * @example buildApiKey('0'.repeat(32)) // 'es_live_000000000000000000000000000000002wjyrI'
 */
export function buildApiKey(secret: string): ApiKey {
  const key = `${API_KEY_PREFIX}${secret}${checksumOf(secret)}`
  if (!FORM.test(key))
    throw new TypeError('the random part of an API key needs 32 letters or digits')
  return key as ApiKey
}

/**
 * Reads a key as people paste it. Returns undefined for other text and for a mistyped key.
 *
 * @example parseApiKey('es_live_x') // undefined
 */
export function parseApiKey(text: string): ApiKey | undefined {
  const key = text.trim()
  const [, secret, checksum] = FORM.exec(key) ?? []
  if (secret === undefined || checksumOf(secret) !== checksum) return undefined
  return key as ApiKey
}

/**
 * The end of a key, by which its owner recognizes it.
 *
 * @example keyEnding(buildApiKey('0'.repeat(32))) // 'jyrI'
 */
export function keyEnding(key: ApiKey): string {
  return key.slice(-4)
}

function checksumOf(secret: string): string {
  let rest = crc32(secret)
  let text = ''
  for (let digit = 0; digit < CHECKSUM_LENGTH; digit++) {
    text = `${BASE62[rest % BASE62.length]}${text}`
    rest = Math.floor(rest / BASE62.length)
  }
  return text
}
