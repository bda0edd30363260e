import type { IncomingMessage } from 'node:http'
import { parseSlug } from '@everyshelf/domain/links'
import { type RequestHandler, Router } from 'express'
import type { PreviewImages } from './preview-images.service.ts'
import { previewKinds } from './preview-subject.ts'

interface PreviewImageRouteDeps {
  readonly images: Pick<PreviewImages, 'find'>
  /** Counts a request by this client. Returns the seconds it must wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

/** Networks ask again after this, so that an unpublished page soon loses its image. */
const MAX_AGE_S = 60 * 60

/** `GET /og/{kind}/{slug}.png`: the image that social networks show for a page. */
export function createPreviewImageRoute(deps: PreviewImageRouteDeps): RequestHandler {
  const router = Router()

  router.get('/og/:kind/:file', async (request, response) => {
    const waitS = deps.countRequest(request)
    if (waitS > 0) {
      response.status(429).set('retry-after', String(waitS)).type('text').send('Too many requests')
      return
    }
    const kind = previewKinds.find((one) => one === request.params.kind)
    const [, name = ''] = /^([\w-]+)\.png$/.exec(request.params.file) ?? []
    const slug = parseSlug(name)
    const image = kind && slug ? await deps.images.find(kind, slug) : null
    if (image === null) {
      response.status(404).set('cache-control', 'no-store').type('text').send('No image')
      return
    }
    if (image === 'busy') {
      response.status(503).set('retry-after', '10').type('text').send('Try again in a moment')
      return
    }
    response.set({
      etag: image.etag,
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      // Pages of networks show it from here.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (request.headers['if-none-match'] === image.etag) response.status(304).end()
    else response.type('png').send(image.png)
  })
  return router
}
