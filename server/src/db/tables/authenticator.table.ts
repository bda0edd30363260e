import type { IsoTime } from '../columns.ts'

/** An authenticator app of an account: its second factor. */
export interface AuthenticatorTable {
  id: string
  userId: string
  /** As the owner calls it. */
  name: string
  /** Encrypted with a key that is not in the database. */
  secret: string
  /** The time step of the last accepted code, so that no code works twice. */
  lastStep: number | null
  createdAt: IsoTime
  /** Null until the first correct code. */
  confirmedAt: IsoTime | null
  lastUsedAt: IsoTime | null
}
