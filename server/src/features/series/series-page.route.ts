import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import { parseSlug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { type RequestHandler, Router } from 'express'
import { sendLinkPage } from '../../http/link-page.ts'
import { sendPage } from '../../http/send-page.ts'
import type { PageKit } from '../reader-page/page-kit.ts'
import { createSeriesPageRenderer, textOf } from './render-series-page.ts'
import type { SeriesPageService } from './series-page.service.ts'
import { SERIES_PAGE_STYLE } from './series-page-style.ts'
import type { SeriesPagesRepo } from './series-pages.repo.ts'
import { seriesPath } from './series-path.ts'

interface SeriesPageRouteDeps {
  readonly pages: SeriesPageService
  readonly repo: Pick<SeriesPagesRepo, 'listPublishedSlugs'>
  readonly kit: PageKit
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  readonly onError: (error: unknown) => void
  readonly origin: string
}

/** The most that the format of sitemaps allows in one file. */
const SITEMAP_MAX = 50_000

/** `GET /series/{slug}` and `GET /series/sitemap.xml`. */
export function createSeriesPageRoute(deps: SeriesPageRouteDeps): RequestHandler {
  const { kit, origin } = deps
  const { html, choosePageLanguage, parsePageLanguage } = kit
  const render = createSeriesPageRenderer(kit, origin, new kit.Html(SERIES_PAGE_STYLE))
  const router = Router()

  router.get('/series/sitemap.xml', async (_request, response) => {
    const slugs = await deps.repo.listPublishedSlugs(SITEMAP_MAX)
    const urls = slugs.map((slug) => html`<url><loc>${origin}${seriesPath(slug)}</loc></url>\n`)
    response
      .type('application/xml')
      .set('cache-control', 'no-cache')
      .send(
        html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`.text,
      )
  })

  router.get('/series/:slug', async (request, response) => {
    const slug = parseSlug(request.params.slug)
    if (!slug) return sendLinkPage(response, 'unknown-link', '')
    const country = parseCountryCode(String(request.query.country ?? ''))
    const requested = { country, language: parsePageLanguage(request.query.lang) }
    const reader = deps.readReader(request, country)
    const language = requested.language ?? choosePageLanguage(reader.languages)
    const page = await deps.pages
      .open({ slug, requested, reader, language })
      .catch((error: unknown) => reportFailure(response, error))
    if (page === undefined) return
    if (page === null) return sendLinkPage(response, 'unknown-link', '')
    // Not 301: the owner may take the earlier address back.
    if (page.slug !== request.params.slug) {
      return response.redirect(302, seriesPath(page.slug, requested))
    }
    response.setHeader(
      'content-security-policy',
      kit.pagePolicyFor(textOf(page), SERIES_PAGE_STYLE),
    )
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
