import { adminAuditListInput } from '@everyshelf/domain/schemas'
import { adminProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminAuditService } from './admin-audit.service.ts'

export function createAdminAuditRouter(audit: AdminAuditService) {
  return router({
    list: adminProcedure.input(adminAuditListInput).query(({ input }) => audit.list(input)),

    /** Checks all rows for changes and deletions. */
    check: adminProcedure.query(() => audit.check()),
  })
}
