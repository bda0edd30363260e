import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import { parseTypedSlug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { type RequestHandler, Router } from 'express'
import { sendLinkPage } from '../../../http/plain-pages/link-page.ts'
import type { FindSession } from '../../accounts/sessions.ts'
import { readPageParameters } from '../book/page-parameters.ts'
import type { ReadSite } from '../frame/page-site.ts'
import { chooseLanguage, isPreviewRequest, sendPreview } from '../frame/send-preview.ts'
import { sendRenderedPage } from '../frame/send-rendered-page.ts'
import { readPlace } from './reading-place.route.ts'
import { createSeriesPageRenderer } from './render-series-page.ts'
import type { SeriesPageService } from './series-page.service.ts'
import { seriesPath } from './series-path.ts'

interface SeriesPageRouteDeps {
  readonly pages: SeriesPageService
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  readonly findSession: FindSession
  readonly onError: (error: unknown) => void
  readonly readSite: ReadSite
  readonly origin: string
}

/** The page also depends on what its reader marked as read. */
const HEADERS = { vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-GPC' }

/** `GET /series/{slug}`. */
export function createSeriesPageRoute(deps: SeriesPageRouteDeps): RequestHandler {
  const render = createSeriesPageRenderer(deps.origin)
  const router = Router()

  router.get('/series/:slug', async (request, response) => {
    const slug = parseTypedSlug(request.params.slug)
    if (!slug) return sendLinkPage(response, 'unknown-page', '')
    const requested = readPageParameters(request.query)
    const reader = deps.readReader(request, requested.country)
    const isPreview = isPreviewRequest(request, deps.origin)
    const language = chooseLanguage(requested, reader, isPreview)
    const { session } = isPreview ? await deps.findSession(request.headers) : { session: null }
    const site = deps.readSite(request)
    const canRemember = !site.isOwnDomain && request.headers['sec-gpc'] !== '1'
    const place = canRemember ? readPlace(request.headers.cookie) : null
    const page = await deps.pages
      .open({
        ...{ slug, requested, reader, language, place, canRemember, site },
        previewerId: session?.userId,
      })
      .catch((error: unknown) => reportFailure(response, error))
    if (page === undefined) return
    if ('problem' in page) return sendLinkPage(response, page.problem, '')
    // Not 301: the owner may take the earlier address back.
    if (page.slug !== request.params.slug) {
      return response.redirect(302, seriesPath(page.slug, requested))
    }
    if (isPreview) return await sendPreview(request, response, render(page))
    await sendRenderedPage(request, response, render(page), HEADERS)
  })

  function reportFailure(response: ServerResponse, error: unknown): undefined {
    deps.onError(error)
    sendLinkPage(response, 'unavailable', '', { 'Retry-After': '1' })
  }
  return router
}
