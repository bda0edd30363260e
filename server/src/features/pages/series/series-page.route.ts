import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { isInBook, parseTypedSlug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { type RequestHandler, Router } from 'express'
import { sendLinkPage } from '../../../http/plain-pages/link-page.ts'
import { sendPage } from '../../../http/static/send-page.ts'
import { pagePolicyFor } from '../frame/render-frame.ts'
import { choosePageLanguage, parsePageLanguage } from '../messages/languages.ts'
import { createSeriesPageRenderer, textOf } from './render-series-page.ts'
import type { SeriesPageService } from './series-page.service.ts'
import { allowSeriesPageStyle } from './series-page-style.ts'
import { seriesPath } from './series-path.ts'

interface SeriesPageRouteDeps {
  readonly pages: SeriesPageService
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  readonly onError: (error: unknown) => void
  readonly origin: string
}

/** `GET /series/{slug}`. */
export function createSeriesPageRoute(deps: SeriesPageRouteDeps): RequestHandler {
  const render = createSeriesPageRenderer(deps.origin)
  const router = Router()

  router.get('/series/:slug', async (request, response) => {
    const slug = parseTypedSlug(request.params.slug)
    if (!slug) return sendLinkPage(response, 'unknown-page', '')
    const country = parseCountryCode(String(request.query.country ?? ''))
    const requested = {
      country,
      language: parsePageLanguage(request.query.lang),
      isInBook: isInBook(request.query.in),
    }
    const reader = deps.readReader(request, country)
    const language = requested.language ?? choosePageLanguage(reader.languages)
    const page = await deps.pages
      .open({ slug, requested, reader, language })
      .catch((error: unknown) => reportFailure(response, error))
    if (page === undefined) return
    if ('problem' in page) return sendLinkPage(response, page.problem, '')
    // Not 301: the owner may take the earlier address back.
    if (page.slug !== request.params.slug) {
      return response.redirect(302, seriesPath(page.slug, requested))
    }
    response.setHeader('content-security-policy', allowSeriesPageStyle(pagePolicyFor(textOf(page))))
    // The page depends on the reader's country, so no cache may reuse it.
    response.setHeader('cache-control', 'private, no-cache')
    response.setHeader('vary', 'Accept-Encoding, Accept-Language')
    await sendPage(request, response, render(page))
  })

  function reportFailure(response: ServerResponse, error: unknown): undefined {
    deps.onError(error)
    sendLinkPage(response, 'unavailable', '', { 'Retry-After': '1' })
  }
  return router
}
