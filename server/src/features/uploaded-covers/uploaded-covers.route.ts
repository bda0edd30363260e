import { DomainError } from '@everyshelf/domain/messages'
import { rowId } from '@everyshelf/domain/schemas'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { OWNER_CONTENT_CACHE } from '../../http/headers/owner-content.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { BookDetailsView, LinkDetailsService } from '../links/details/link-details.service.ts'
import type { ImageUpload, ImageUploads } from './image-uploads.route.ts'

export interface UploadedCoversRouteDeps {
  readonly details: Pick<LinkDetailsService, 'get' | 'setCover' | 'findCover'>
  readonly images: ImageUploads
}

/** The cover of a link; without an id, of none. */
function coverOf(
  details: UploadedCoversRouteDeps['details'],
  id: string | undefined,
): ImageUpload<BookDetailsView> {
  return {
    shape: 'cover',
    authorize: async ({ userId }) => {
      if (id === undefined) throw new DomainError('not-found')
      return await details.get(userId, id)
    },
    store: async ({ userId }, jpeg) => await details.setCover(userId, id ?? '', jpeg),
  }
}

/** Makes the image in the body of an API request the cover of a link. */
export function createCoverUpload({ details, images }: UploadedCoversRouteDeps) {
  return (session: Session, request: Request, response: Response, linkId: string) =>
    images.accept(session, request, response, coverOf(details, linkId))
}

/** `POST /api/links/{id}/cover` with the image as its body, and `GET /covers/uploaded/{hash}`. */
export function createUploadedCoversRoute({
  details,
  images,
}: UploadedCoversRouteDeps): RequestHandler {
  const router = Router()

  router.post('/api/links/:id/cover', async (request, response) => {
    const id = rowId.safeParse(request.params.id).data
    await images.receive(request, response, coverOf(details, id))
  })

  router.get('/covers/uploaded/:hash', async (request, response) => {
    await images.serve(request, response, async (hash) => {
      const jpeg = await details.findCover(hash)
      return jpeg && { jpeg, cacheControl: OWNER_CONTENT_CACHE }
    })
  })
  return router
}
