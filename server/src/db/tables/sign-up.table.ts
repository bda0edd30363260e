import type { IsoTime } from '../columns.ts'

/** An unconfirmed sign-up. The account is created when the email address is confirmed. */
export interface SignUpTable {
  id: string
  email: string
  name: string
  passwordHash: string
  createdAt: IsoTime
}
