import { DomainError } from '@everyshelf/domain/messages'
import { rowId } from '@everyshelf/domain/schemas'
import { type RequestHandler, Router } from 'express'
import { OWNER_CONTENT_CACHE } from '../../http/owner-content.ts'
import type { LinkDetailsService } from '../links/link-details.service.ts'
import type { ImageUploads } from './image-uploads.route.ts'

export interface UploadedCoversRouteDeps {
  readonly details: Pick<LinkDetailsService, 'get' | 'setCover' | 'findCover'>
  readonly images: ImageUploads
}

/** `POST /api/links/{id}/cover` with the image as its body, and `GET /covers/uploaded/{hash}`. */
export function createUploadedCoversRoute({
  details,
  images,
}: UploadedCoversRouteDeps): RequestHandler {
  const router = Router()

  router.post('/api/links/:id/cover', async (request, response) => {
    const id = rowId.safeParse(request.params.id).data
    await images.receive(request, response, {
      shape: 'cover',
      authorize: async ({ userId }) => {
        if (id === undefined) throw new DomainError('not-found')
        return await details.get(userId, id)
      },
      store: async ({ userId }, jpeg) => await details.setCover(userId, id ?? '', jpeg),
    })
  })

  router.get('/covers/uploaded/:hash', async (request, response) => {
    await images.serve(request, response, async (hash) => {
      const jpeg = await details.findCover(hash)
      return jpeg && { jpeg, cacheControl: OWNER_CONTENT_CACHE }
    })
  })
  return router
}
