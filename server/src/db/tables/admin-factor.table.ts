import type { IsoTime, JsonColumn } from '../columns.ts'

/** The second factor of an admin. */
export interface AdminFactorTable {
  userId: string
  /** Encrypted with a key that is not in the database. */
  secret: string
  /** Hashes of the unused codes. */
  recoveryCodes: JsonColumn<readonly string[]>
  /** The time step of the last accepted code, so that no code works twice. */
  lastStep: number | null
  createdAt: IsoTime
  /** Null until the first correct code. */
  confirmedAt: IsoTime | null
}
