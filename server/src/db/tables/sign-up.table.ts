import type { IsoTime } from '../columns.ts'

/** Someone asked for an account with this address. The account begins when its address is confirmed. */
export interface SignUpTable {
  id: string
  email: string
  name: string
  passwordHash: string
  createdAt: IsoTime
}
