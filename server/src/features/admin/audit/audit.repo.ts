import { toIsoTime } from '../../../db/columns.ts'
import type { Tables } from '../../../db/tables.ts'
import type { Queries } from '../../../db/transact.ts'

export type AuditRow = Tables['admin_audit']

type AuditHead = Pick<AuditRow, 'number' | 'seal'>

const HEAD = 'audit-head'
export const NO_ROWS: AuditHead = { number: 0, seal: '' }

/**
 * The last row's number and seal, stored apart from the rows so that deleting the last row is detected.
 * In a transaction, only the caller can append until the transaction ends.
 */
export async function lockAuditHead(queries: Queries, now: number): Promise<AuditHead> {
  const updatedAt = toIsoTime(now)
  const { value } = await queries
    .insertInto('service_state')
    .values({ key: HEAD, value: formatHead(NO_ROWS), updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ updatedAt }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return parseHead(value)
}

export async function readAuditHead(db: Queries): Promise<AuditHead> {
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', HEAD)
    .executeTakeFirst()
  return row ? parseHead(row.value) : NO_ROWS
}

/** Appends one row after the locked head. */
export async function appendAuditRow(queries: Queries, row: AuditRow): Promise<void> {
  await queries.insertInto('admin_audit').values(row).execute()
  await queries
    .updateTable('service_state')
    .set({ value: formatHead(row) })
    .where('key', '=', HEAD)
    .execute()
}

export async function listAuditRowsAfter(
  db: Queries,
  number: number,
  limit: number,
): Promise<AuditRow[]> {
  return await db
    .selectFrom('admin_audit')
    .selectAll()
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute()
}

function formatHead({ number, seal }: AuditHead): string {
  return `${number} ${seal}`
}

function parseHead(value: string): AuditHead {
  const [number, seal = ''] = value.split(' ')
  return { number: Number(number), seal }
}
