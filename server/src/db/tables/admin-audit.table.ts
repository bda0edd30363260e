import type { IsoTime, JsonColumn } from '../columns.ts'

/** Details of an action, without email addresses. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

/** Actions of admins. Rows are only added, and each row's seal covers the row before it. */
export interface AdminAuditTable {
  /** From 1, without gaps. */
  number: number
  happenedAt: IsoTime
  /** The account's id, or `host` for a command on the machine itself. */
  actor: string
  action: string
  /** The id of the affected row. */
  subject: string | null
  details: JsonColumn<AuditDetails>
  requestId: string | null
  seal: string
}
