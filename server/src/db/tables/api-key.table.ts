import type { ApiScope } from '@everyshelf/domain/api-keys'
import type { IsoTime, JsonColumn } from '../columns.ts'

/** The keys with which an owner's programs use the API. */
export interface ApiKeyTable {
  id: string
  ownerId: string
  name: string
  /** SHA-256 of the key. A key has too many possible values to be found from it. */
  hash: string
  /** The last four letters, by which the owner recognizes the key. */
  ending: string
  scopes: JsonColumn<readonly ApiScope[]>
  createdAt: IsoTime
  /** Null for a key that works until it is revoked. */
  expiresAt: IsoTime | null
  /** At most a minute behind. */
  lastUsedAt: IsoTime | null
  revokedAt: IsoTime | null
}
