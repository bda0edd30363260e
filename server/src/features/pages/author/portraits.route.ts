import { DomainError } from '@everyshelf/domain/messages'
import { rowId } from '@everyshelf/domain/schemas'
import { type RequestHandler, Router } from 'express'
import { OWNER_CONTENT_CACHE } from '../../../http/headers/owner-content.ts'
import type { FindSession } from '../../accounts/sessions.ts'
import type { ImageUploads } from '../../uploaded-covers/image-uploads.route.ts'
import type { AuthorPagesService, FoundPortrait } from './author-pages.service.ts'

interface PortraitsRouteDeps {
  readonly pages: Pick<AuthorPagesService, 'get' | 'setPortrait' | 'findPortrait'>
  readonly images: ImageUploads
  readonly findSession: FindSession
}

/** `POST /api/author-pages/{id}/portrait` with the image as its body, and `GET /portraits/{hash}`. */
export function createPortraitsRoute({
  pages,
  images,
  findSession,
}: PortraitsRouteDeps): RequestHandler {
  const router = Router()

  router.post('/api/author-pages/:id/portrait', async (request, response) => {
    const id = rowId.safeParse(request.params.id).data
    await images.receive(request, response, {
      shape: 'portrait',
      authorize: async (session) => {
        if (id === undefined) throw new DomainError('not-found')
        const { isLocked } = await pages.get(session, id)
        if (isLocked) throw new DomainError('premium-required-to-add')
      },
      store: async (session, jpeg) => await pages.setPortrait(session, id ?? '', jpeg),
    })
  })

  router.get('/portraits/:hash', async (request, response) => {
    await images.serve(request, response, async (hash) => {
      const found = await pages.findPortrait(
        hash,
        async () => (await findSession(request.headers)).session?.userId,
      )
      return found && { jpeg: found.jpeg, cacheControl: cacheControlOf(found) }
    })
  })
  return router
}

function cacheControlOf({ isPublished }: FoundPortrait): string {
  return isPublished ? OWNER_CONTENT_CACHE : 'private, no-cache'
}
