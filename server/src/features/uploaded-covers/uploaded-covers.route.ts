import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { DomainError } from '@everyshelf/domain/messages'
import { COVER_MAX_BYTES, rowId } from '@everyshelf/domain/schemas'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { isOwnCaller } from '../../http/cross-site.ts'
import { sendApiError } from '../../http/errors.ts'
import { statusOf } from '../../trpc/error-mapping.ts'
import type { FindSession } from '../accounts/sessions.ts'
import type { LinkDetailsService } from '../links/link-details.service.ts'
import type { CoverEncoder } from './encode-cover.ts'

export interface UploadedCoversRouteDeps {
  readonly details: Pick<LinkDetailsService, 'get' | 'setCover' | 'findCover'>
  readonly encoder: Pick<CoverEncoder, 'encode'>
  readonly findSession: FindSession
  /** Both count a request by this client and return the seconds it must wait, or 0. */
  readonly countUpload: (request: IncomingMessage) => number
  readonly countCover: (request: IncomingMessage) => number
  readonly origin: string
}

/** Uploads are held in memory until they are decoded. */
const MAX_UPLOADS = 8
/** An account that sends its covers slowly leaves room for others. */
const MAX_UPLOADS_PER_ACCOUNT = 2
const YEAR_S = 365 * 24 * 60 * 60
const HASH = /^[0-9a-f]{32}$/

/** `POST /api/links/{id}/cover` with the image as its body, and `GET /covers/uploaded/{hash}`. */
export function createUploadedCoversRoute(deps: UploadedCoversRouteDeps): RequestHandler {
  const router = Router()
  const readImage = express.raw({ type: () => true, limit: COVER_MAX_BYTES, inflate: false })
  /** The accounts of the uploads under way. */
  const uploads: string[] = []

  async function limitUploads<T>(userId: string, upload: () => Promise<T>): Promise<T> {
    const own = uploads.filter((account) => account === userId)
    if (uploads.length >= MAX_UPLOADS || own.length >= MAX_UPLOADS_PER_ACCOUNT) {
      throw new DomainError('unavailable')
    }
    uploads.push(userId)
    try {
      return await upload()
    } finally {
      uploads.splice(uploads.indexOf(userId), 1)
    }
  }

  /** Everything that needs no body comes first, so that a refused upload is not read (S77). */
  async function authorize(request: Request, response: Response): Promise<string> {
    if (!isOwnCaller(request.headers, [deps.origin])) throw new DomainError('unauthorized')
    const { session, cookies } = await findBrowserSession(request.headers)
    for (const cookie of cookies) response.append('set-cookie', cookie)
    if (!session) throw new DomainError('unauthorized')
    const waitSeconds = deps.countUpload(request)
    if (waitSeconds > 0) {
      response.set('retry-after', String(waitSeconds))
      throw new DomainError('rate-limited', { retryAfterSeconds: waitSeconds })
    }
    if (Number(request.headers['content-length'] ?? 0) > COVER_MAX_BYTES) {
      throw new DomainError('cover-too-large')
    }
    return session.userId
  }

  async function findBrowserSession(headers: IncomingHttpHeaders) {
    // A token of an extension is not valid here, so it must not hide a cookie either.
    return headers.authorization === undefined
      ? await deps.findSession(headers)
      : { session: null, cookies: [] }
  }

  router.post('/api/links/:id/cover', async (request, response) => {
    response.set('cache-control', 'no-store')
    try {
      const userId = await authorize(request, response)
      const id = rowId.safeParse(request.params.id).data
      if (id === undefined) throw new DomainError('not-found')
      await deps.details.get(userId, id)
      const details = await limitUploads(userId, async () => {
        const jpeg = await deps.encoder.encode(await readBody(request, response))
        return await deps.details.setCover(userId, id, jpeg)
      })
      response.json(details)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // The rest of a body that is not read would be taken for the next request.
      if (!request.complete) response.set('connection', 'close')
      sendApiError(request, response, statusOf(error), error.code, error.details)
    }
  })

  async function readBody(request: Request, response: Response): Promise<Buffer> {
    await new Promise<void>((resolve, reject) => {
      readImage(request, response, (error?: unknown) => {
        if (error === undefined) return resolve()
        const isTooLarge = Object(error).type === 'entity.too.large'
        reject(isTooLarge ? new DomainError('cover-too-large') : error)
      })
    })
    const body: unknown = request.body
    return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  }

  router.get('/covers/uploaded/:hash', async (request, response) => {
    const { hash } = request.params
    const waitSeconds = deps.countCover(request)
    if (waitSeconds > 0) {
      response.status(429).set('retry-after', String(waitSeconds)).type('text')
      return response.send('Too many requests')
    }
    const jpeg = HASH.test(hash) ? await deps.details.findCover(hash) : undefined
    if (!jpeg) return response.status(404).type('text').send('No cover')
    response.set({
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${YEAR_S}, immutable`,
      'x-content-type-options': 'nosniff',
      // A browser that opens the image as a page runs no scripts in it.
      'content-security-policy': "default-src 'none'; sandbox",
      // The extension's popup, which has another origin, shows covers too.
      'cross-origin-resource-policy': 'cross-origin',
    })
    return response.send(jpeg)
  })
  return router
}
