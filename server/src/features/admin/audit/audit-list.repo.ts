import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { AuditDetails } from '../schema.ts'

/** Optional filters for the list. */
export interface AuditFilter {
  readonly action?: string | undefined
  readonly actor?: string | undefined
  readonly subject?: string | undefined
}

export interface ListedAuditRow {
  readonly number: number
  readonly happenedAt: string
  readonly actor: string
  /** Null when the account was deleted. */
  readonly actorEmail: string | null
  readonly action: string
  readonly subject: string | null
  readonly details: AuditDetails
}

/** Newest first, before a row number. */
export async function listAuditRows(
  db: Queries,
  { action, actor, subject }: AuditFilter,
  before: number | undefined,
  limit: number,
): Promise<ListedAuditRow[]> {
  const rows = await db
    .selectFrom('admin_audit as row')
    .leftJoin('user', 'user.id', 'row.actor')
    .select([
      'row.number',
      'row.happenedAt',
      'row.actor',
      'user.email as actorEmail',
      'row.action',
      'row.subject',
      'row.details',
    ])
    .$if(action !== undefined, (query) => query.where('row.action', '=', action ?? ''))
    .$if(actor !== undefined, (query) => query.where('row.actor', '=', actor ?? ''))
    .$if(subject !== undefined, (query) => query.where('row.subject', '=', subject ?? ''))
    .$if(before !== undefined, (query) => query.where('row.number', '<', before ?? 0))
    .orderBy('row.number', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, details: parseJsonText(row.details) }))
}

/** Current admins, for the filter menu. */
export async function listAdmins(db: Queries): Promise<{ id: string; email: string }[]> {
  return await db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute()
}
