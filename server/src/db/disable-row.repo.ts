import { DomainError } from '@everyshelf/domain/messages'
import type { RecordAction } from '../trpc/request-context.ts'
import { toIsoTime } from './columns.ts'
import type { Queries, Transact } from './transact.ts'

/** What admins can disable, with a reason. Links are changed by `disableLink`. */
type Disablable = 'author_page' | 'series'

/** False for a disabled row and an unknown id. */
export async function disableRow(
  queries: Queries,
  table: Disablable,
  id: string,
  reason: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(table)
    .set({ disabledAt: toIsoTime(now), disabledReason: reason })
    .where('id', '=', id)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False for a row that is not disabled. */
async function enableRow(queries: Queries, table: Disablable, id: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(table)
    .set({ disabledAt: null, disabledReason: null })
    .where('id', '=', id)
    .where('disabledAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export interface DisablingDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Resolves the open reports of a page. */
  readonly closeReports: (queries: Queries, id: string) => Promise<void>
  readonly now: () => number
}

/** What admins do about the public pages in a table. */
export function createPageDisabling(
  table: Disablable,
  page: 'series' | 'page',
  { transact, closeReports, now }: DisablingDeps,
) {
  return {
    /** Readers get 410; the owner sees the reason. */
    disable: (record: RecordAction, { id, reason }: { id: string; reason: string }) =>
      transact(async (queries) => {
        if (!(await disableRow(queries, table, id, reason, now()))) {
          throw new DomainError('not-found')
        }
        await closeReports(queries, id)
        await record(queries, { action: `${page}.disable`, subject: id, details: { reason } })
        return { disabled: true as const }
      }),

    enable: (record: RecordAction, id: string) =>
      transact(async (queries) => {
        if (!(await enableRow(queries, table, id))) throw new DomainError('not-found')
        await record(queries, { action: `${page}.enable`, subject: id })
        return { disabled: false as const }
      }),
  }
}
