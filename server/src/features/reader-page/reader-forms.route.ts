import type { IncomingMessage } from 'node:http'
import { parseCountryCode } from '@everyshelf/domain/countries'
import { identifierKey, parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { findRetailerByCode } from '@everyshelf/domain/retailers'
import { shopPlace } from '@everyshelf/domain/schemas'
import express, { type RequestHandler, Router } from 'express'
import { isOwnCaller } from '../../http/cross-site.ts'
import { sendPlainError } from '../../http/errors.ts'
import type { ShopHealthService } from '../links/shop-health.service.ts'
import { pagePath, reportedPath } from './page-addresses.ts'
import { readAsked, readFields } from './read-asked.ts'
import { forgetStoreCookie, rememberStoreCookie } from './remembered-store.ts'

export interface ReaderFormsRouteDeps {
  readonly report: ShopHealthService['report']
  /** Counts one report of this client; the seconds it must wait, or 0. */
  readonly countReport: (request: IncomingMessage) => number
  readonly origin: string
}

/** `POST /book/favourite-store` and `POST /book/not-available`, the forms of the page for readers. */
export function createReaderFormsRoute(deps: ReaderFormsRouteDeps): RequestHandler {
  const isSecure = deps.origin.startsWith('https:')
  const router = Router()
  const readForm = express.urlencoded({ extended: false, limit: '2kb' })
  const requireOwnPage: RequestHandler = (request, response, next) => {
    if (isOwnCaller(request.headers, [deps.origin])) return next()
    return sendPlainError(request, response, 403, 'unauthorized')
  }

  router.post('/book/favourite-store', readForm, requireOwnPage, (request, response) => {
    const form = readFields(request.body)
    const identifier = parseBookIdentifier(form.isbn ?? '')
    const store = findRetailerByCode(form.store ?? '')
    if (store && request.headers['sec-gpc'] !== '1') {
      response.append('set-cookie', rememberStoreCookie(store.code, isSecure))
    } else if (!store) response.append('set-cookie', forgetStoreCookie(isSecure))
    response.set('cache-control', 'no-store')
    response.redirect(303, identifier ? pagePath(identifierKey(identifier), readAsked(form)) : '/')
  })

  router.post('/book/not-available', readForm, requireOwnPage, async (request, response) => {
    const form = readFields(request.body)
    const asked = readAsked(form)
    const identifier = parseBookIdentifier(form.isbn ?? '')
    const shop = shopPlace.safeParse(form.store).data
    const country = parseCountryCode(form.place ?? '')
    response.set('cache-control', 'no-store')
    if (!asked.slug || !identifier || !shop || !country) return response.redirect(303, '/')
    const waitSeconds = deps.countReport(request)
    if (waitSeconds > 0) {
      response.set('retry-after', String(waitSeconds))
      return sendPlainError(request, response, 429, 'rate-limited')
    }
    await deps.report({ slug: asked.slug, shop, country })
    response.redirect(303, reportedPath(identifierKey(identifier), asked))
  })
  return router
}
