import type { Flag, IsoTime, JsonColumn } from '../columns.ts'

/** A passkey of an account, as WebAuthn registered it. */
export interface PasskeyTable {
  id: string
  userId: string
  /** As the owner calls it. */
  name: string
  credentialId: string
  /** COSE key, base64url. */
  publicKey: string
  /** The highest signature count so far; 0 for passkeys that do not count. */
  counter: number | string
  transports: JsonColumn<readonly string[]>
  /** The owner's password manager stores a copy. */
  isBackedUp: Flag
  createdAt: IsoTime
  lastUsedAt: IsoTime | null
}
