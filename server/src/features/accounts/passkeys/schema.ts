import { bigint, flag, json, table, text, time } from '../../../db/table.ts'

export const passkeysTables = {
  /** A passkey of an account, as WebAuthn registered it. */
  passkey: table(
    {
      id: text().key(),
      userId: text(),
      /** As the owner calls it. */
      name: text(),
      credentialId: text().unique(),
      /** COSE key, base64url. */
      publicKey: text(),
      /** The highest signature count so far; 0 for passkeys that do not count. */
      counter: bigint(),
      transports: json<readonly string[]>(),
      /** The owner's password manager stores a copy. */
      isBackedUp: flag(),
      createdAt: time(),
      lastUsedAt: time().nullable(),
    },
    { indexes: [['userId']] },
  ),
  /** An answered passkey challenge, stored until it would have expired, so it works once. */
  used_challenge: table({
    hash: text().key(),
    expiresAt: time(),
  }),
}
