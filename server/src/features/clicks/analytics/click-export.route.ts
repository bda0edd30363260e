import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '@everyshelf/domain/messages'
import { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { sendPlainError } from '../../../http/errors.ts'
import { statusOf } from '../../../trpc/error-mapping.ts'
import type { FindSession } from '../../accounts/sessions.ts'
import type { AnalyticsService } from './analytics.service.ts'

export interface ClickExportRouteDeps {
  readonly analytics: Pick<AnalyticsService, 'exportClicks'>
  readonly findSession: FindSession
  /** Counts one request of this client; the seconds it must wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

/** `GET /analytics/clicks.csv`: the openings of some days, as long as the list may be. */
export function createClickExportRoute(deps: ClickExportRouteDeps): RequestHandler {
  const { analytics, findSession, countRequest } = deps

  async function readQuestion(request: Request, response: Response) {
    const retryAfterSeconds = countRequest(request)
    if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
    const { session, cookies } = await findSession(request.headers)
    for (const cookie of cookies) response.appendHeader('set-cookie', cookie)
    if (!session) throw new DomainError('unauthorized')
    if (!session.isPremium) throw new DomainError('premium-required-to-analyse')
    const asked = analyticsOverviewInput.safeParse(request.query)
    if (!asked.success) throw new DomainError('invalid-input')
    return { asked: asked.data, parts: await analytics.exportClicks(session.userId, asked.data) }
  }

  const router = Router()
  router.get('/analytics/clicks.csv', async (request, response) => {
    try {
      const { asked, parts } = await readQuestion(request, response)
      response.set({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="everyshelf-clicks-${asked.from}-${asked.to}.csv"`,
        'cache-control': 'private, no-store',
      })
      // Reads on only as fast as the client takes it, and ends when the client does.
      await pipeline(Readable.from(parts), response)
    } catch (error) {
      if (error instanceof DomainError) refuse(request, response, error)
      else if (!request.destroyed) throw error
    }
  })
  return router
}

function refuse(request: Request, response: Response, error: DomainError): void {
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds !== undefined) response.set('retry-after', String(retryAfterSeconds))
  sendPlainError(request, response, statusOf(error), error.code)
}
