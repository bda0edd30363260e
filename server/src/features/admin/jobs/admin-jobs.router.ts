import { jobsRunInput } from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminJobsService } from './admin-jobs.service.ts'

export function createAdminJobsRouter(jobs: AdminJobsService) {
  return router({
    list: adminProcedure.query(() => jobs.list()),

    run: auditedProcedure.input(jobsRunInput).mutation(async ({ ctx, input }) => {
      await jobs.runNow(ctx.record, input.name)
      return { begun: true }
    }),
  })
}
