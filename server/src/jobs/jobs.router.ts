import { jobsRunInput } from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../trpc/procedures.ts'
import type { JobsService } from './jobs.service.ts'

export function createJobsRouter(jobs: JobsService) {
  return router({
    list: adminProcedure.query(() => jobs.list()),

    run: auditedProcedure.input(jobsRunInput).mutation(async ({ ctx, input }) => {
      await jobs.runNow(ctx.record, input.name)
      return { begun: true }
    }),
  })
}
