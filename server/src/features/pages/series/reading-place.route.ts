import { parseSlug } from '@everyshelf/domain/links'
import type { SeriesPosition } from '@everyshelf/domain/series'
import { type RequestHandler, Router } from 'express'
import { sendPlainError } from '../../../http/errors/errors.ts'
import { isOwnCaller } from '../../../http/headers/cross-site.ts'
import { limitBody } from '../../../http/limits/limited-body.ts'
import { readFields, readPageParameters } from '../book/page-parameters.ts'
import { choiceCookie, readChoice } from '../frame/remembered-choice.ts'
import { seriesPath } from './series-path.ts'

const COOKIE_NAME = 'series-place'
const POSITION = /^\d{1,5}$/

/** The last book of a series that its reader marked as read; null for none. */
export function readPlace(cookies: string | undefined): SeriesPosition | null {
  const value = readChoice(cookies, COOKIE_NAME)
  return POSITION.test(value) ? Number(value) : null
}

/** `POST /series/{slug}`, the form with which readers mark a book as read. */
export function createReadingPlaceRoute(origin: string): RequestHandler {
  const router = Router()
  router.post('/series/:slug', limitBody('urlencoded', 2048), (request, response) => {
    const slug = parseSlug(String(request.params.slug))
    if (!slug || !isOwnCaller(request.headers, [origin])) {
      return sendPlainError(request, response, 403, 'unauthorized')
    }
    const { position = '' } = readFields(request.body)
    const value = POSITION.test(position) ? position : ''
    if (value === '' || request.headers['sec-gpc'] !== '1') {
      const path = seriesPath(slug)
      const isSecure = origin.startsWith('https:')
      response.append('set-cookie', choiceCookie({ name: COOKIE_NAME, value, path, isSecure }))
    }
    response.set('cache-control', 'no-store')
    response.redirect(303, seriesPath(slug, readPageParameters(request.query)))
  })
  return router
}
