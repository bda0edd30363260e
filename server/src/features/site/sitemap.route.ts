import { type RequestHandler, Router } from 'express'
import { SITEMAP_PATH } from './build-sitemap.ts'
import type { SitemapCache } from './sitemap-cache.ts'

/** `GET /sitemap.xml`. */
export function createSitemapRoute(sitemap: Pick<SitemapCache, 'read'>): RequestHandler {
  const router = Router()
  router.get(SITEMAP_PATH, async (_request, response) => {
    const body = await sitemap.read()
    response.set({
      'cache-control': 'no-cache',
      'content-type': 'application/xml; charset=utf-8',
    })
    response.send(body)
  })
  return router
}
