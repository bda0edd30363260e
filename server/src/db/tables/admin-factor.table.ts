import type { IsoTime, JsonColumn } from '../columns.ts'

/** The second factor of an admin. */
export interface AdminFactorTable {
  userId: string
  /** Encrypted with a key that is not in the database. */
  secret: string
  /** Hashes of those that were not used yet. */
  recoveryCodes: JsonColumn<readonly string[]>
  /** The time step of the last code that was taken: none is taken twice. */
  lastStep: number | null
  createdAt: IsoTime
  /** Null until the first code was right. */
  confirmedAt: IsoTime | null
}
