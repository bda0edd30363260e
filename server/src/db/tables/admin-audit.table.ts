import type { IsoTime, JsonColumn } from '../columns.ts'

/** Facts of a deed, small and without anybody's address. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** What admins did. Rows are added and never changed; each seals the one before it. */
export interface AdminAuditTable {
  /** From 1, without gaps. */
  number: number
  happenedAt: IsoTime
  /** The account's id, or `host` for a command on the machine itself. */
  actor: string
  action: string
  /** The key of what it was done to. */
  subject: string | null
  details: JsonColumn<AuditDetails>
  requestId: string | null
  seal: string
}
