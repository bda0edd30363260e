import type { IncomingMessage } from 'node:http'
import { linkReportInput } from '@everyshelf/domain/schemas'
import { type RequestHandler, Router } from 'express'
import { sendPlainError } from '../../http/errors/errors.ts'
import { isOwnCaller } from '../../http/headers/cross-site.ts'
import { limitBody } from '../../http/limits/limited-body.ts'
import type { LinkReportsService } from './link-reports.service.ts'
import { listReportHeaders, renderReportForm, renderReportThanks } from './report-page.ts'
import { parseReportedAddress, reportedPath } from './reported-address.ts'

export interface ReportRouteDeps {
  readonly reports: Pick<LinkReportsService, 'send'>
  /** Counts one report of this client; returns the seconds it must wait, or 0. */
  readonly countReport: (request: IncomingMessage) => number
  readonly origin: string
}

const MAX_BODY_BYTES = 8 * 1024

/** `GET` and `POST /report`: a reader reports a link or a page, without an account or scripts. */
export function createReportRoute(deps: ReportRouteDeps): RequestHandler {
  const { reports, origin } = deps
  const router = Router({ strict: true, caseSensitive: true })
  const headers = listReportHeaders()

  router.get('/report', (request, response) => {
    response.set(headers).type('html')
    const { link, page, sent } = request.query
    if (sent === '1') return response.send(renderReportThanks())
    const reported = link ?? page
    const address =
      typeof reported === 'string' ? parseReportedAddress(reported, origin) : undefined
    const form = { reason: '', message: '', problem: null }
    return response.send(
      renderReportForm({ ...form, link: address ? origin + reportedPath(address) : '' }),
    )
  })

  const readForm = limitBody('urlencoded', MAX_BODY_BYTES)
  router.post('/report', readForm, async (request, response) => {
    if (!isOwnCaller(request.headers, [origin])) {
      return sendPlainError(request, response, 403, 'unauthorized')
    }
    response.set(headers)
    const waitSeconds = deps.countReport(request)
    if (waitSeconds > 0) {
      response.set('retry-after', String(waitSeconds))
      return sendPlainError(request, response, 429, 'rate-limited')
    }
    const { data } = linkReportInput.safeParse(request.body)
    if (data && (await reports.send(data))) return response.redirect(303, '/report?sent=1')
    const problem = data ? ('unknown-link' as const) : ('incomplete' as const)
    const page = renderReportForm({ ...readTyped(request.body), problem })
    return response
      .status(data ? 404 : 400)
      .type('html')
      .send(page)
  })
  return router
}

/** Keeps the typed values in the form after an error. */
function readTyped(body: unknown) {
  const fields = Object(body) as Readonly<Record<string, unknown>>
  const read = (name: string) => String(fields[name] ?? '').slice(0, 2000)
  return { link: read('link'), reason: read('reason'), message: read('message') }
}
