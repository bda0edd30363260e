import { parseJsonText } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'

const filters = ['action', 'actor', 'subject'] as const

/** Optional filters for the list. */
type AuditFilter = { readonly [Column in (typeof filters)[number]]?: string | undefined }

/** Newest first, before a row number. The actor's address is null when the account was deleted. */
export async function listAuditRows(
  db: Queries,
  filter: AuditFilter,
  before: number | undefined,
  limit: number,
) {
  let query = db
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
    .orderBy('row.number', 'desc')
    .limit(limit)
  for (const column of filters) {
    const value = filter[column]
    if (value !== undefined) query = query.where(`row.${column}`, '=', value)
  }
  if (before !== undefined) query = query.where('row.number', '<', before)
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, details: parseJsonText(row.details) }))
}

/** Current admins, for the filter menu. */
export function listAdmins(db: Queries) {
  return db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .orderBy('email')
    .execute()
}
