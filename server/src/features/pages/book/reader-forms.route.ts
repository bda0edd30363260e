import type { IncomingMessage } from 'node:http'
import { parseCountryCode } from '@everyshelf/domain/countries'
import { identifierKey, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { findRetailerByCode } from '@everyshelf/domain/retailers'
import { sellerSchema } from '@everyshelf/domain/schemas'
import { type RequestHandler, Router } from 'express'
import { sendPlainError } from '../../../http/errors/errors.ts'
import { isOwnCaller } from '../../../http/headers/cross-site.ts'
import { limitBody } from '../../../http/limits/limited-body.ts'
import type { SellerHealthService } from '../../links/seller-health/seller-health.service.ts'
import { choiceCookie } from '../frame/remembered-choice.ts'
import { FAVORITE_STORE } from './favorite-retailer.ts'
import { readFields, readPageParameters } from './page-parameters.ts'
import { pagePath, reportedPath } from './reader-page-paths.ts'

interface ReaderFormsRouteDeps {
  readonly report: SellerHealthService['report']
  /** Counts a report by this client. Returns the seconds it must wait, or 0. */
  readonly countReport: (request: IncomingMessage) => number
  readonly origin: string
}

/** `POST /book/favorite-store` and `POST /book/not-available`, the forms of the reader page. */
export function createReaderFormsRoute(deps: ReaderFormsRouteDeps): RequestHandler {
  const isSecure = deps.origin.startsWith('https:')
  const router = Router()
  const readForm = limitBody('urlencoded', 2048)
  const requireOwnPage: RequestHandler = (request, response, next) => {
    if (isOwnCaller(request.headers, [deps.origin])) return next()
    return sendPlainError(request, response, 403, 'unauthorized')
  }

  router.post('/book/favorite-store', readForm, requireOwnPage, (request, response) => {
    const form = readFields(request.body)
    const identifier = parseBookIdentifier(form.isbn ?? '')
    const value = findRetailerByCode(form.store ?? '')?.code ?? ''
    if (value === '' || request.headers['sec-gpc'] !== '1') {
      response.append('set-cookie', choiceCookie({ ...FAVORITE_STORE, value, isSecure }))
    }
    response.set('cache-control', 'no-store')
    response.redirect(
      303,
      identifier ? pagePath(identifierKey(identifier), readPageParameters(form)) : '/',
    )
  })

  router.post('/book/not-available', readForm, requireOwnPage, async (request, response) => {
    const form = readFields(request.body)
    const requested = readPageParameters(form)
    const identifier = parseBookIdentifier(form.isbn ?? '')
    const seller = sellerSchema.safeParse(form.store).data
    const country = parseCountryCode(form.place ?? '')
    response.set('cache-control', 'no-store')
    if (!requested.slug || !identifier || !seller || !country) return response.redirect(303, '/')
    const waitSeconds = deps.countReport(request)
    if (waitSeconds > 0) {
      response.set('retry-after', String(waitSeconds))
      return sendPlainError(request, response, 429, 'rate-limited')
    }
    await deps.report({ slug: requested.slug, seller, country })
    response.redirect(303, reportedPath(identifierKey(identifier), requested))
  })
  return router
}
