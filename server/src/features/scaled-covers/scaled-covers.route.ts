import type { IncomingMessage } from 'node:http'
import { COVER_WIDTHS, type CoverWidth } from '@everyshelf/domain/books'
import { type Isbn13, isIsbn13 } from '@everyshelf/domain/identifiers'
import { type RequestHandler, type Response, Router } from 'express'
import { OWNER_CONTENT_MAX_AGE_S } from '../../http/headers/owner-content.ts'
import type { Cover } from '../books/covers/covers.service.ts'
import type { ScaledCoversService } from './scaled-covers.service.ts'

export interface ScaledCoversRouteDeps {
  readonly scaledCovers: Pick<ScaledCoversService, 'find'>
  readonly findCover: (isbn: Isbn13) => Promise<Cover>
  readonly findUploadedCover: (hash: string) => Promise<Buffer | undefined>
  /** Counts a request by this client. Returns the seconds it must wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

interface CoverRequest {
  readonly width: CoverWidth
  readonly maxAgeS: number
  readonly uploadHash: string | null
}

const MONTH_S = 30 * 24 * 60 * 60
/** For a drawn cover, and for an original that is shown instead. */
const MINUTES_S = 5 * 60
const HASH = /^[0-9a-f]{32}$/

/** `GET /covers/{width}/{isbn}` and `GET /covers/{width}/uploaded/{hash}`. */
export function createScaledCoversRoute(deps: ScaledCoversRouteDeps): RequestHandler {
  const router = Router()

  function isRefused(request: IncomingMessage, response: Response): boolean {
    const waitS = deps.countRequest(request)
    if (waitS > 0) {
      response.status(429).set('retry-after', String(waitS)).type('text').send('Too many requests')
    }
    return waitS > 0
  }

  async function send(
    response: Response,
    { type, bytes }: Pick<Cover, 'type' | 'bytes'>,
    { width, maxAgeS, uploadHash }: CoverRequest,
  ) {
    const scaled =
      type === 'image/svg+xml' ? null : await deps.scaledCovers.find({ bytes, uploadHash }, width)
    response.set({
      'content-type': scaled ? 'image/webp' : type,
      'cache-control': `public, max-age=${scaled ? maxAgeS : MINUTES_S}`,
      'x-content-type-options': 'nosniff',
      // A browser that opens the image as a page runs no scripts in it.
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (uploadHash !== null) response.set('etag', `"${uploadHash}-${scaled ? width : 'original'}"`)
    response.send(scaled ?? bytes)
  }

  router.get('/covers/:width/:isbn', async (request, response, next) => {
    // Uploaded covers have paths of the same shape.
    if (request.params.width === 'uploaded') return next()
    const { isbn } = request.params
    const width = readWidth(request.params.width)
    if (!width || !isIsbn13(isbn)) return sendMissing(response)
    if (isRefused(request, response)) return
    const cover = await deps.findCover(isbn)
    await send(response, cover, { width, maxAgeS: MONTH_S, uploadHash: null })
  })

  router.get('/covers/:width/uploaded/:hash', async (request, response) => {
    const { hash } = request.params
    const width = readWidth(request.params.width)
    if (!width || !HASH.test(hash)) return sendMissing(response)
    if (isRefused(request, response)) return
    const bytes = await deps.findUploadedCover(hash)
    if (!bytes) return sendMissing(response)
    const cover = { type: 'image/jpeg', bytes } as const
    await send(response, cover, {
      width,
      maxAgeS: OWNER_CONTENT_MAX_AGE_S,
      uploadHash: hash,
    })
  })
  return router
}

function sendMissing(response: Response): void {
  response.status(404).set('cache-control', 'no-store').type('text').send('No cover')
}

function readWidth(text: string): CoverWidth | undefined {
  return COVER_WIDTHS.find((width) => String(width) === text)
}
