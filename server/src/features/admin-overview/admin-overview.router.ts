import { overviewReadInput } from '@everyshelf/domain/schemas'
import { adminPollProcedure, adminProcedure, router } from '../../trpc/procedures.ts'
import type { AdminOverviewService } from './admin-overview.service.ts'

export function createAdminOverviewRouter(overview: AdminOverviewService) {
  return router({
    read: adminProcedure.input(overviewReadInput).query(({ input }) => overview.read(input.days)),

    /** For the navigation. */
    attention: adminPollProcedure.query(() => overview.attention()),
  })
}
