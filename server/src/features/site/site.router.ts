import { publicProcedure, router } from '../../trpc/procedures.ts'
import type { SiteService } from './site.service.ts'

export function createSiteRouter(site: SiteService) {
  return router({
    identify: publicProcedure.meta({ level: 'public', limit: 'api' }).query(() => site.identify()),

    describe: publicProcedure.meta({ level: 'public', limit: 'api' }).query(() => site.describe()),
  })
}
