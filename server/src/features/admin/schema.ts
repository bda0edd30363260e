import { integer, json, table, text, time } from '../../db/table.ts'

/** Details of an action, without email addresses. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>

export const adminTables = {
  /** A session that passed two-factor authentication. */
  admin_session: table(
    {
      sessionId: text().key(),
      userId: text(),
      openedAt: time(),
      seenAt: time(),
    },
    { indexes: [['userId']] },
  ),
  /** Actions of admins. Rows are only added, and each row's seal covers the row before it. */
  admin_audit: table(
    {
      /** From 1, without gaps. */
      number: integer().key(),
      happenedAt: time(),
      /** The account's id, or `host` for a command on the machine itself. */
      actor: text(),
      action: text(),
      /** The id of the affected row. */
      subject: text().nullable(),
      details: json<AuditDetails>(),
      requestId: text().nullable(),
      seal: text(),
    },
    {
      indexes: [
        ['actor', 'number'],
        ['action', 'number'],
        ['subject', 'number'],
      ],
    },
  ),
}
