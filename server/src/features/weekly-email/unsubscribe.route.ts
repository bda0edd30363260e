import type { IncomingMessage } from 'node:http'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { sendPlainError } from '../../http/errors/errors.ts'
import { limitBody } from '../../http/limits/limited-body.ts'
import { UNSUBSCRIBE_PATH } from './unsubscribe-links.ts'
import { listUnsubscribeHeaders, renderUnsubscribePage } from './unsubscribe-page.ts'
import type { WeeklyEmailService } from './weekly-email.service.ts'

export interface UnsubscribeRouteDeps {
  readonly weeklyEmail: Pick<WeeklyEmailService, 'stop' | 'isToken'>
  /** Counts this request against the client's limit. Returns the seconds to wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

/**
 * Unsubscribes from the weekly email without signing in. Mail scanners open links, so a GET only shows the
 * question. The button, or the mail program's own (RFC 8058), sends a POST that stops the email. The
 * token in the URL is the only proof and can do nothing else.
 */
export function createUnsubscribeRoute({
  weeklyEmail,
  countRequest,
}: UnsubscribeRouteDeps): RequestHandler {
  const router = Router()
  const headers = listUnsubscribeHeaders()

  function isRateLimited(request: Request, response: Response): boolean {
    response.set(headers)
    const waitSeconds = countRequest(request)
    if (waitSeconds === 0) return false
    response.set('retry-after', String(waitSeconds))
    sendPlainError(request, response, 429, 'rate-limited')
    return true
  }

  router.get(UNSUBSCRIBE_PATH, (request, response) => {
    if (isRateLimited(request, response)) return
    const isKnown = weeklyEmail.isToken(request.query.token)
    response.status(isKnown ? 200 : 404)
    response.type('html').send(renderUnsubscribePage(isKnown ? 'ask' : 'unknown'))
  })

  const unsubscribe: RequestHandler = async (request, response) => {
    if (isRateLimited(request, response)) return
    const isDone = await weeklyEmail.stop(request.query.token)
    response.status(isDone ? 200 : 404)
    response.type('html').send(renderUnsubscribePage(isDone ? 'done' : 'unknown'))
  }
  router.post(UNSUBSCRIBE_PATH, limitBody('urlencoded', 2048), unsubscribe)
  return router
}
