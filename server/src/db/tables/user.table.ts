import type { Generated } from 'kysely'
import type { IsoTime } from '../columns.ts'
import type { AuthFlag, AuthTime } from './auth-columns.ts'

/** Who can sign in, as better-auth keeps it; everything of the product is in `user_profile`. */
export interface UserTable {
  id: string
  name: string
  email: string
  emailVerified: AuthFlag
  image: string | null
  /** `admin` is given on the host alone. */
  role: string
  createdAt: AuthTime
  updatedAt: AuthTime
  /** Since when they are kept out; null for everybody else. */
  bannedAt: Generated<IsoTime | null>
  /** For admins. */
  banReason: Generated<string | null>
}
