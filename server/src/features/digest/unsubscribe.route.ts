import type { IncomingMessage } from 'node:http'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { sendPlainError } from '../../http/errors.ts'
import type { SmallPageLook } from '../../http/small-page.ts'
import type { DigestService } from './digest.service.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribe-links.ts'
import { listUnsubscribeHeaders, renderUnsubscribePage } from './unsubscribe-page.ts'

export interface UnsubscribeRouteDeps {
  readonly digest: Pick<DigestService, 'stop' | 'isToken'>
  /** Counts one request of this client; the seconds it must wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
  readonly look: SmallPageLook
}

/**
 * The way out of the weekly mail, without a sign-in. Scanners open the addresses in mails, so opening
 * this one only asks; the button, or the mail program's own (RFC 8058), ends the mails. The token in
 * the address is all the proof there is: it can do nothing else.
 */
export function createUnsubscribeRoute({
  digest,
  countRequest,
  look,
}: UnsubscribeRouteDeps): RequestHandler {
  const router = Router()
  const headers = listUnsubscribeHeaders(look)

  function isTooMany(request: Request, response: Response): boolean {
    response.set(headers)
    const waitSeconds = countRequest(request)
    if (waitSeconds === 0) return false
    response.set('retry-after', String(waitSeconds))
    sendPlainError(request, response, 429, 'rate-limited')
    return true
  }

  router.get(UNSUBSCRIBE_PATH, (request, response) => {
    if (isTooMany(request, response)) return
    const isKnown = digest.isToken(request.query.token)
    response.status(isKnown ? 200 : 404)
    response.type('html').send(renderUnsubscribePage(isKnown ? 'ask' : 'unknown', look))
  })

  const readForm = express.urlencoded({ extended: false, limit: '2kb' })
  const end: RequestHandler = async (request, response) => {
    if (isTooMany(request, response)) return
    const isDone = await digest.stop(request.query.token)
    response.status(isDone ? 200 : 404)
    response.type('html').send(renderUnsubscribePage(isDone ? 'done' : 'unknown', look))
  }
  router.post(UNSUBSCRIBE_PATH, readForm, end)
  return router
}
