import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import { createSitemapBuilder, type ListPublished } from './build-sitemap.ts'
import { createSiteRouter } from './site.router.ts'
import { createSiteService } from './site.service.ts'
import { createSitemapRoute } from './sitemap.route.ts'
import { createSitemapCache } from './sitemap-cache.ts'

interface SiteDeps extends Pick<Platform, 'config'> {
  readonly webFolder: string
  /** What users publish, by the features that store it. */
  readonly published: readonly ListPublished[]
  readonly now: () => number
}

/** What this server is, who operates it, and the sitemap of all public pages. */
export function createSiteFeature({ config, webFolder, published, now }: SiteDeps) {
  const sitemap = createSitemapCache(
    createSitemapBuilder({ webFolder, origin: config.publicUrl, published }),
    now,
  )
  const routes: readonly Route[] = [createSitemapRoute(sitemap)]
  return {
    router: router({ site: createSiteRouter(createSiteService(config)) }),
    routes,
    /** Call this after any change of what users publish. */
    forgetSitemap: sitemap.forget,
  }
}
