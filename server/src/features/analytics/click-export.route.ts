import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '@everyshelf/domain/messages'
import { analyticsOverviewInput } from '@everyshelf/domain/schemas'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { createClosingSignal } from '../../http/connections/closing-signal.ts'
import { sendPlainError } from '../../http/errors/errors.ts'
import { statusOf } from '../../trpc/error-mapping.ts'
import type { FindSession } from '../accounts/sessions.ts'
import type { AnalyticsService } from './analytics.service.ts'

export interface ClickExportRouteDeps {
  readonly analytics: Pick<AnalyticsService, 'exportClicks'>
  readonly findSession: FindSession
  /** Counts this request against the client's limit. Returns the seconds to wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

/** `GET /analytics/clicks.csv`: the hits of a period, streamed, so the file can have any length. */
export function createClickExportRoute(deps: ClickExportRouteDeps): RequestHandler {
  const { analytics, findSession, countRequest } = deps

  async function readExportRequest(request: Request, response: Response) {
    const closing = createClosingSignal(response)
    const retryAfterSeconds = countRequest(request)
    if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
    const { session, cookies } = await findSession(request.headers)
    for (const cookie of cookies) response.appendHeader('set-cookie', cookie)
    if (!session) throw new DomainError('unauthorized')
    if (!session.isPremium) throw new DomainError('premium-required-to-analyze')
    const input = analyticsOverviewInput.safeParse(request.query)
    if (!input.success) throw new DomainError('invalid-input')
    const chunks = await analytics.exportClicks(session.userId, input.data, 'csv', closing)
    return { input: input.data, chunks }
  }

  const router = Router()
  router.get('/analytics/clicks.csv', async (request, response) => {
    try {
      const { input, chunks } = await readExportRequest(request, response)
      response.set({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="everyshelf-clicks-${input.from}-${input.to}.csv"`,
        'cache-control': 'private, no-store',
      })
      // Reads only as fast as the client downloads, and stops when the client disconnects.
      await pipeline(Readable.from(chunks), response)
    } catch (error) {
      if (error instanceof DomainError) sendError(request, response, error)
      else if (!response.destroyed) throw error
    }
  })
  return router
}

function sendError(request: Request, response: Response, error: DomainError) {
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds !== undefined) response.set('retry-after', String(retryAfterSeconds))
  sendPlainError(request, response, statusOf(error), error.code)
}
