import type { Queries } from '../../../db/transact.ts'
import { type AuditFilter, listAdmins, listAuditRows } from './audit-list.repo.ts'
import type { AuditLog } from './audit-log.ts'

const ROWS_PER_PAGE = 50

export type AdminAuditService = ReturnType<typeof createAdminAuditService>

interface AdminAuditServiceDeps {
  readonly db: Queries
  readonly log: Pick<AuditLog, 'check'>
}

export function createAdminAuditService({ db, log }: AdminAuditServiceDeps) {
  return {
    list: async ({ before, ...filter }: AuditFilter & { before?: number | undefined }) => {
      const [found, admins] = await Promise.all([
        listAuditRows(db, filter, before, ROWS_PER_PAGE + 1),
        listAdmins(db),
      ])
      const rows = found.slice(0, ROWS_PER_PAGE)
      const last = rows.at(-1)
      const next = found.length > ROWS_PER_PAGE && last ? last.number : null
      return { rows, next, admins }
    },
    check: () => log.check(),
  }
}
