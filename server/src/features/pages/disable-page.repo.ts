import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'

/** The tables of pages, which admins can disable with a reason. */
type Disablable = 'author_page' | 'series'

/** False for a disabled row and an unknown id. */
export async function disablePage(
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
async function enablePage(queries: Queries, table: Disablable, id: string): Promise<boolean> {
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
        if (!(await disablePage(queries, table, id, reason, now()))) {
          throw new DomainError('not-found')
        }
        await closeReports(queries, id)
        await record(queries, { action: `${page}.disable`, subject: id, details: { reason } })
        return { disabled: true as const }
      }),

    enable: (record: RecordAction, id: string) =>
      transact(async (queries) => {
        if (!(await enablePage(queries, table, id))) throw new DomainError('not-found')
        await record(queries, { action: `${page}.enable`, subject: id })
        return { disabled: false as const }
      }),
  }
}
