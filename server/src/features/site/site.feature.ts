import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import { createSiteRouter } from './site.router.ts'
import { createSiteService } from './site.service.ts'
import { createSitemapRoute, type ListPublished } from './sitemap.route.ts'

interface SiteDeps extends Pick<Platform, 'config'> {
  readonly webFolder: string
  /** What users publish, by the features that store it. */
  readonly published: readonly ListPublished[]
}

/** What this server is, who operates it, and the sitemap of all public pages. */
export function createSiteFeature({ config, webFolder, published }: SiteDeps) {
  const routes: readonly Route[] = [
    createSitemapRoute({ webFolder, origin: config.publicUrl, published }),
  ]
  return { router: router({ site: createSiteRouter(createSiteService(config)) }), routes }
}
