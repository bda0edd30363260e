import type { IsoTime } from '../columns.ts'

/** An unconfirmed sign-up. The account is created when the email address is confirmed. */
export interface SignUpTable {
  id: string
  email: string
  name: string
  passwordHash: string
  /** The hash of a secret in the cookie of the browser that signed up. */
  browserHash: string | null
  createdAt: IsoTime
}
