import type { IncomingMessage } from 'node:http'
import { parseSlug } from '@everyshelf/domain/links'
import { type RequestHandler, Router } from 'express'
import { sendPlainText } from '../../../http/errors/errors.ts'
import { OWNER_CONTENT_CACHE } from '../../../http/headers/owner-content.ts'
import type { PreviewDelay, PreviewImages, PreviewLimits } from './preview-images.service.ts'
import { previewKinds } from './preview-subject.ts'

interface PreviewImageRouteDeps {
  readonly images: Pick<PreviewImages, 'find'>
  readonly limitsOf: (request: IncomingMessage) => PreviewLimits
}

const STATUS: Readonly<Record<PreviewDelay['problem'], number>> = { busy: 503, 'over-limit': 429 }

/** `GET /og/{kind}/{slug}.png`: the image that social networks show for a page. */
export function createPreviewImageRoute(deps: PreviewImageRouteDeps): RequestHandler {
  const router = Router()

  router.get('/og/:kind/:file', async (request, response) => {
    const kind = previewKinds.find((one) => one === request.params.kind)
    const [, name = ''] = /^([\w-]+)\.png$/.exec(request.params.file) ?? []
    const slug = parseSlug(name)
    const limits = deps.limitsOf(request)
    const image = kind && slug ? await deps.images.find(kind, slug, limits) : null
    if (image === null) return sendPlainText(response, 404, 'No image')
    if ('problem' in image) {
      response.set('retry-after', String(image.waitS))
      return sendPlainText(response, STATUS[image.problem], 'Try again later')
    }
    response.set({
      etag: image.etag,
      'cache-control': image.isCacheable ? OWNER_CONTENT_CACHE : 'no-store',
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
