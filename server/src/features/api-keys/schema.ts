import type { ApiScope } from '@everyshelf/domain/api-keys'
import { integer, json, table, text, time } from '../../db/table.ts'

export const apiKeysTables = {
  /** The keys with which an owner's programs use the API. */
  api_key: table(
    {
      id: text().key(),
      ownerId: text(),
      name: text(),
      /** SHA-256 of the key. A key has too many possible values to be found from it. */
      hash: text().unique(),
      /** The last four letters, by which the owner recognizes the key. */
      ending: text(),
      scopes: json<readonly ApiScope[]>(),
      createdAt: time(),
      /** Null for a key that works until it is revoked. */
      expiresAt: time().nullable(),
      /** At most a minute behind. */
      lastUsedAt: time().nullable(),
      revokedAt: time().nullable(),
    },
    { indexes: [['ownerId']] },
  ),
  /** Requests with an idempotency key, and their responses, so that a repeated request changes nothing. */
  api_request: table(
    {
      ownerId: text(),
      /** The client's idempotency key. */
      key: text(),
      /** SHA-256 of method, path, and body: another request must not reuse the key. */
      fingerprint: text(),
      /** While no response is stored: until then, the process that handles the request may still be running. */
      claimedUntil: time(),
      /** The response; null until there is one. */
      status: integer().nullable(),
      /** JSON of the response's headers and body; null until there is one. */
      response: text().nullable(),
      expiresAt: time(),
    },
    { key: ['ownerId', 'key'], indexes: [['expiresAt']] },
  ),
}
