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
}
