import type { IncomingMessage } from 'node:http'
import { isIsbn10, isIsbn13, toIsbn13 } from '@everyshelf/domain/identifiers'
import { type RequestHandler, Router } from 'express'
import type { CoversService } from './covers.service.ts'

export interface CoversRouteDeps {
  readonly covers: CoversService
  /** Counts a request by this client. Returns the seconds it must wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

const MONTH_S = 30 * 24 * 60 * 60
const PLACEHOLDER_S = 5 * 60

/** `GET /covers/{isbn}`: always an image for a valid ISBN. */
export function createCoversRoute({ covers, countRequest }: CoversRouteDeps): RequestHandler {
  const router = Router()
  router.get('/covers/:isbn', async (request, response) => {
    const isbn = readIsbn(request.params.isbn)
    if (!isbn) {
      response.status(404).type('text').send('No ISBN')
      return
    }
    const waitS = countRequest(request)
    if (waitS > 0) {
      response.status(429).set('retry-after', String(waitS)).type('text').send('Too many requests')
      return
    }
    const { type, bytes, etag, isPlaceholder } = await covers.find(isbn)
    response.set({
      'content-type': type,
      'cache-control': `public, max-age=${isPlaceholder ? PLACEHOLDER_S : MONTH_S}`,
      etag,
      'x-content-type-options': 'nosniff',
      // A browser that opens the image as a page runs no scripts in it.
      'content-security-policy': "default-src 'none'; sandbox",
      // The extension's popup, which has another origin, shows covers too.
      'cross-origin-resource-policy': 'cross-origin',
    })
    response.send(bytes)
  })
  return router
}

function readIsbn(text: string) {
  if (isIsbn13(text)) return text
  return isIsbn10(text) ? toIsbn13(text) : undefined
}
