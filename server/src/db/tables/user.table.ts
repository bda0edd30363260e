import type { Generated } from 'kysely'
import type { IsoTime } from '../columns.ts'
import type { AuthFlag, AuthTime } from './auth-columns.ts'

/** better-auth's table of users. The product's own columns are in `user_profile`. */
export interface UserTable {
  id: string
  name: string
  email: string
  emailVerified: AuthFlag
  image: string | null
  /** `admin` can only be granted on the host. */
  role: string
  createdAt: AuthTime
  updatedAt: AuthTime
  /** When the user was banned; null otherwise. */
  bannedAt: Generated<IsoTime | null>
  /** Only admins see it. */
  banReason: Generated<string | null>
}
