import { adminAuditListInput } from '@everyshelf/domain/schemas'
import type { Queries } from '../../../db/transact.ts'
import { adminProcedure, router } from '../../../trpc/procedures.ts'
import { listAdmins, listAuditRows } from './audit-list.repo.ts'
import type { AuditLog } from './audit-log.ts'

const ROWS_PER_PAGE = 50

export function createAdminAuditRouter(db: Queries, audit: AuditLog) {
  return router({
    list: adminProcedure
      .input(adminAuditListInput)
      .query(async ({ input: { before, ...filter } }) => {
        const [found, admins] = await Promise.all([
          listAuditRows(db, filter, before, ROWS_PER_PAGE + 1),
          listAdmins(db),
        ])
        const rows = found.slice(0, ROWS_PER_PAGE)
        const last = rows.at(-1)
        const next = found.length > ROWS_PER_PAGE && last ? last.number : null
        return { rows, next, admins }
      }),

    /** Checks all rows for changes and deletions. */
    check: adminProcedure.query(() => audit.check()),
  })
}
