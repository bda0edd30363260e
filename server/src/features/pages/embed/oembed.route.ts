import type { IncomingMessage } from 'node:http'
import { type Request, type RequestHandler, Router } from 'express'
import { sendPlainText } from '../../../http/errors/errors.ts'
import { readFields } from '../book/page-parameters.ts'
import type { FindImage } from '../preview-image/find-image.ts'
import { describeEmbed, findThumbnail } from './describe-embed.ts'
import type { EmbedCards } from './embed-card.ts'
import { readEmbedUrl } from './read-embed-url.ts'

interface OembedRouteDeps {
  readonly cards: Pick<EmbedCards, 'findBook'>
  readonly findImage: FindImage
  /** Counts a lookup by this client. Returns the seconds it must wait, or 0. */
  readonly countLookup: (request: IncomingMessage) => number
  readonly origin: string
}

/** `GET /oembed`: what programs such as WordPress need to show a link as a card. */
export function createOembedRoute(deps: OembedRouteDeps): RequestHandler {
  const { cards, origin } = deps
  const router = Router()

  async function describe(request: Request, fields: Readonly<Record<string, string>>) {
    const slug = readEmbedUrl(fields.url ?? '', origin)
    const found = slug && (await cards.findBook(slug, () => deps.countLookup(request) === 0))
    if (!found) return null
    return describeEmbed(found, {
      origin,
      thumbnail: await findThumbnail(found.book.coverImage, deps.findImage),
      maxWidth: readPixels(fields.maxwidth),
      maxHeight: readPixels(fields.maxheight),
    })
  }

  router.get('/oembed', async (request, response) => {
    // Public data: any page may read it, and no cookie changes it.
    response.set({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const fields = readFields(request.query)
    // The only other format of oEmbed, which names this status for it.
    if (fields.format === 'xml') return sendPlainText(response, 501, 'Only JSON is supported')
    const embed = await describe(request, fields)
    if (!embed) return sendPlainText(response, 404, 'This is not the address of a book link')
    const maxAge = embed.cache_age
    response.set('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'no-store').json(embed)
  })
  return router
}

function readPixels(text = ''): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
