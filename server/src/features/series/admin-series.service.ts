import { DomainError } from '@everyshelf/domain/messages'
import { disableRow, enableRow } from '../../db/disable-row.repo.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import { findSeries, listSeriesOfLink } from './admin-series.repo.ts'

interface AdminSeriesDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Resolves the open reports of a page. */
  readonly closeReports: (queries: Queries, id: string) => Promise<void>
  readonly now: () => number
}

export type AdminSeriesService = ReturnType<typeof createAdminSeriesService>

/** What admins do about the pages of series. */
export function createAdminSeriesService({ db, transact, closeReports, now }: AdminSeriesDeps) {
  return {
    find: (text: string) => findSeries(db, text),

    listOfLink: (linkId: string) => listSeriesOfLink(db, linkId),

    /** Readers get 410; the owner sees the reason. Links to the next book keep working. */
    disable: (record: RecordAction, { id, reason }: { id: string; reason: string }) =>
      transact(async (queries) => {
        if (!(await disableRow(queries, 'series', id, reason, now()))) {
          throw new DomainError('not-found')
        }
        await closeReports(queries, id)
        await record(queries, { action: 'series.disable', subject: id, details: { reason } })
        return { disabled: true as const }
      }),

    enable: (record: RecordAction, id: string) =>
      transact(async (queries) => {
        if (!(await enableRow(queries, 'series', id))) throw new DomainError('not-found')
        await record(queries, { action: 'series.enable', subject: id })
        return { disabled: false as const }
      }),
  }
}
