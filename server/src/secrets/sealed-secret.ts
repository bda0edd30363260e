import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a secret for the database (AES-256-GCM), bound to the user's id. The key comes from
 * `AUTH_SECRET`, which is not in the database.
 */
export interface SecretSeal {
  readonly seal: (secret: string, userId: string) => string
  /** Null when the text was changed, or encrypted with another key or for another user. */
  readonly open: (sealed: string, userId: string) => string | null
}

/** What the secrets are for. Each purpose has a key of its own. */
type SecretPurpose = 'second factor' | 'webhook'

export function createSecretSeal(authSecret: string, purpose: SecretPurpose): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', `everyshelf ${purpose}`, 32))
  return {
    seal: (secret, userId) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    open: (sealed, userId) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      if (tag.length < TAG_BYTES) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        decipher.setAAD(Buffer.from(userId)).setAuthTag(tag)
        const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
