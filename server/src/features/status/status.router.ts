import { publicProcedure, router } from '../../trpc/procedures.ts'
import type { StatusService } from './status.service.ts'

export function createStatusRouter(status: StatusService) {
  return router({
    report: publicProcedure
      .meta({ level: 'public', limit: 'api' })
      .query(async () => await status.report()),
  })
}
