import type { IncomingMessage } from 'node:http'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { sendPlainError } from '../../http/errors/errors.ts'
import { type TagChangesService, UNDO_TAGS_PATH } from './tag-changes.service.ts'
import {
  listUndoTagsHeaders,
  renderNothingToUndo,
  renderUndone,
  renderUndoQuestion,
} from './undo-tags-page.ts'

interface UndoTagsRouteDeps {
  readonly tagChanges: Pick<TagChangesService, 'listStoresOf' | 'undoByToken'>
  /** Counts one request of this client; returns the seconds it must wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

/**
 * Undoes a change of tags without a sign-in, because the owner may be locked out. Mail
 * scanners open links, so the page only asks and its button undoes. The token in the URL is
 * the only proof, and can do nothing else.
 */
export function createUndoTagsRoute(deps: UndoTagsRouteDeps): RequestHandler {
  const { tagChanges } = deps
  const router = Router()
  const headers = listUndoTagsHeaders()

  function isRateLimited(request: Request, response: Response) {
    response.set(headers)
    const waitSeconds = deps.countRequest(request)
    if (waitSeconds === 0) return false
    response.set('retry-after', String(waitSeconds))
    sendPlainError(request, response, 429, 'rate-limited')
    return true
  }

  router.get(UNDO_TAGS_PATH, async (request, response) => {
    if (isRateLimited(request, response)) return
    const stores = await tagChanges.listStoresOf(request.query.token)
    response.status(stores ? 200 : 404).type('html')
    response.send(stores ? renderUndoQuestion(stores) : renderNothingToUndo())
  })

  router.post(UNDO_TAGS_PATH, async (request, response) => {
    if (isRateLimited(request, response)) return
    const isUndone = await tagChanges.undoByToken(request.query.token)
    response.status(isUndone ? 200 : 404).type('html')
    response.send(isUndone ? renderUndone() : renderNothingToUndo())
  })
  return router
}
