import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import { createSiteRouter } from './site.router.ts'
import { createSiteService } from './site.service.ts'

type SiteDeps = Pick<Platform, 'config'>

/** What this server is and who operates it. */
export function createSiteFeature({ config }: SiteDeps) {
  return { router: router({ site: createSiteRouter(createSiteService(config)) }) }
}
