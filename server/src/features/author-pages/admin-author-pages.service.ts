import { DomainError } from '@everyshelf/domain/messages'
import { disableRow, enableRow } from '../../db/disable-row.repo.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import { findAuthorPages } from './admin-author-pages.repo.ts'

interface AdminAuthorPagesDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Resolves the open reports of a page. */
  readonly closeReports: (queries: Queries, id: string) => Promise<void>
  readonly now: () => number
}

export type AdminAuthorPages = ReturnType<typeof createAdminAuthorPages>

export function createAdminAuthorPages({ db, transact, closeReports, now }: AdminAuthorPagesDeps) {
  return {
    find: (text: string) => findAuthorPages(db, text),

    /** Readers get 410; the owner sees the reason. */
    disable: (record: RecordAction, { id, reason }: { id: string; reason: string }) =>
      transact(async (queries) => {
        if (!(await disableRow(queries, 'author_page', id, reason, now()))) {
          throw new DomainError('not-found')
        }
        await closeReports(queries, id)
        await record(queries, { action: 'page.disable', subject: id, details: { reason } })
        return { disabled: true as const }
      }),

    enable: (record: RecordAction, id: string) =>
      transact(async (queries) => {
        if (!(await enableRow(queries, 'author_page', id))) throw new DomainError('not-found')
        await record(queries, { action: 'page.enable', subject: id })
        return { disabled: false as const }
      }),
  }
}
