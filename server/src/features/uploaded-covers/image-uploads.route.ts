import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { DomainError } from '@everyshelf/domain/messages'
import { COVER_MAX_BYTES } from '@everyshelf/domain/schemas'
import type { Request, Response } from 'express'
import { sendApiError } from '../../http/errors/errors.ts'
import { isOwnCaller } from '../../http/headers/cross-site.ts'
import { limitBody } from '../../http/limits/limited-body.ts'
import type { ImageShape } from '../../images/image-codecs.ts'
import { statusOf } from '../../trpc/error-mapping.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { FindSession } from '../accounts/sessions.ts'
import type { CoverEncoder } from './encode-cover.ts'

export interface ImageUploadsDeps {
  readonly encoder: Pick<CoverEncoder, 'encode'>
  readonly findSession: FindSession
  /** Both count a request by this client and return the seconds it must wait, or 0. */
  readonly countUpload: (request: IncomingMessage) => number
  readonly countImage: (request: IncomingMessage) => number
  readonly origin: string
}

/** What happens with one uploaded image. */
export interface ImageUpload<Stored extends object = object> {
  readonly shape: ImageShape
  /** Throws if the account cannot set this image. Runs before the body is read. */
  readonly authorize: (session: Session) => Promise<unknown>
  /** Stores the encoded image, and returns the response. */
  readonly store: (session: Session, jpeg: Buffer) => Promise<Stored>
}

/** Reads the image in the body of a request, and stores it. Returns what `store` does. */
export type AcceptImage = <Stored extends object>(
  session: Session,
  request: Request,
  response: Response,
  upload: ImageUpload<Stored>,
) => Promise<Stored>

export interface ImageUploads {
  /** Throws what the client has to know. */
  readonly accept: AcceptImage
  /** Answers a request of the website that has an image as its body. */
  readonly receive: (request: Request, response: Response, upload: ImageUpload) => Promise<void>
  /** Sends an image that this server encoded, found by its hash. */
  readonly serve: (
    request: Request<{ hash: string }>,
    response: Response,
    find: (hash: string) => Promise<ServedImage | undefined>,
  ) => Promise<Response>
}

export interface ServedImage {
  readonly jpeg: Buffer
  readonly cacheControl: string
}

/** Uploads are held in memory until they are decoded. */
const MAX_UPLOADS = 8
/** An account that sends its images slowly leaves room for others. */
const MAX_UPLOADS_PER_ACCOUNT = 2
const HASH = /^[0-9a-f]{32}$/

/** The rest of a body that is not read would be taken for the next request. */
export function closeUnread(request: Request, response: Response): void {
  if (!request.complete) response.set('connection', 'close')
}

export function createImageUploads(deps: ImageUploadsDeps): ImageUploads {
  const readImage = limitBody('raw', COVER_MAX_BYTES)
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

  async function requireSession(request: Request, response: Response): Promise<Session> {
    if (!isOwnCaller(request.headers, [deps.origin])) throw new DomainError('unauthorized')
    const { session, cookies } = await findBrowserSession(request.headers)
    for (const cookie of cookies) response.append('set-cookie', cookie)
    if (!session) throw new DomainError('unauthorized')
    return session
  }

  /** Everything that needs no body comes first, so that a refused upload is not read. */
  const accept: AcceptImage = async (session, request, response, upload) => {
    const { shape, authorize, store } = upload
    requireRoom(request, response)
    await authorize(session)
    return await limitUploads(session.userId, async () => {
      const jpeg = await deps.encoder.encode(await readBody(request, response), shape)
      return await store(session, jpeg)
    })
  }

  function requireRoom(request: Request, response: Response): void {
    const waitSeconds = deps.countUpload(request)
    if (waitSeconds > 0) {
      response.set('retry-after', String(waitSeconds))
      throw new DomainError('rate-limited', { retryAfterSeconds: waitSeconds })
    }
    if (Number(request.headers['content-length'] ?? 0) > COVER_MAX_BYTES) {
      throw new DomainError('cover-too-large')
    }
  }

  async function findBrowserSession(headers: IncomingHttpHeaders) {
    // A token of an extension is not valid here, so it must not hide a cookie either.
    return headers.authorization === undefined
      ? await deps.findSession(headers)
      : { session: null, cookies: [] }
  }

  async function readBody(request: Request, response: Response): Promise<Buffer> {
    await new Promise<void>((resolve, reject) => {
      readImage(request, response, (error?: unknown) => {
        if (error === undefined) return resolve()
        const isTooLarge = Object(error).status === 413
        reject(isTooLarge ? new DomainError('cover-too-large') : error)
      })
    })
    const body: unknown = request.body
    return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  }

  async function receive(request: Request, response: Response, upload: ImageUpload): Promise<void> {
    response.set('cache-control', 'no-store')
    try {
      const session = await requireSession(request, response)
      response.json(await accept(session, request, response, upload))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      closeUnread(request, response)
      sendApiError(request, response, statusOf(error), error.code, error.details)
    }
  }

  return {
    accept,
    receive,
    serve: async (request, response, find) => {
      const { hash } = request.params
      const waitSeconds = deps.countImage(request)
      if (waitSeconds > 0) {
        response.status(429).set('retry-after', String(waitSeconds)).type('text')
        return response.send('Too many requests')
      }
      const image = HASH.test(hash) ? await find(hash) : undefined
      if (!image) {
        response.status(404).set('cache-control', 'no-store').type('text')
        return response.send('No image')
      }
      response.set({
        'content-type': 'image/jpeg',
        'cache-control': image.cacheControl,
        etag: `"${hash}"`,
        'x-content-type-options': 'nosniff',
        // A browser that opens the image as a page runs no scripts in it.
        'content-security-policy': "default-src 'none'; sandbox",
        // The extension's popup, which has another origin, shows covers too.
        'cross-origin-resource-policy': 'cross-origin',
      })
      return response.send(image.jpeg)
    },
  }
}
