import type { IncomingMessage } from 'node:http'
import { leaveApp } from '@everyshelf/domain/clicks'
import { identifierKey, readBookIdentifier } from '@everyshelf/domain/identifiers'
import { type RequestHandler, Router } from 'express'
import { sendLinkPage } from '../../../http/plain-pages/link-page.ts'
import type { RedirectFeature } from '../../redirect/redirect.feature.ts'
import { sendRenderedPage } from '../frame/send-rendered-page.ts'
import { readFavoriteRetailer } from './favorite-retailer.ts'
import { readPageParameters } from './page-parameters.ts'
import type { ReaderPageService } from './reader-page.service.ts'
import { pagePath } from './reader-page-paths.ts'
import { renderMarketplaces } from './render-marketplaces.ts'
import { renderPage } from './render-page.ts'

interface ReaderPageRouteDeps {
  readonly pages: ReaderPageService
  readonly readReader: RedirectFeature['readReader']
  /** Counts a lookup by this client. Returns the seconds it must wait, or 0. */
  readonly countLookup: (request: IncomingMessage) => number
  readonly origin: string
}

const MAX_IDENTIFIER_LENGTH = 100

/** The page also depends on the reader's favorite store, and on the app that shows it. */
const HEADERS = { vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-GPC, User-Agent' }

/** `GET /book/{isbn}/universal` and `GET /amazon-marketplace/{linkId}`. */
export function createReaderPageRoute(deps: ReaderPageRouteDeps): RequestHandler {
  const router = Router()

  router.get('/book/:isbn/universal', async (request, response) => {
    const text = request.params.isbn
    const parsed = readBookIdentifier(text.length > MAX_IDENTIFIER_LENGTH ? '?' : text)
    if (!parsed.ok) return sendLinkPage(response, parsed.problem, text)
    const { identifier } = parsed
    const key = identifierKey(identifier)
    const { slug, ...requested } = readPageParameters(request.query)
    if (text !== key) return response.redirect(301, pagePath(key, { slug, ...requested }))

    const canStoreFavorite = request.headers['sec-gpc'] !== '1'
    const page = await deps.pages.open({
      identifier,
      slug,
      requested,
      reader: deps.readReader(request, requested.country),
      favoriteRetailer: canStoreFavorite ? readFavoriteRetailer(request.headers.cookie) : null,
      canStoreFavorite,
      isReported: request.query.reported === '1',
      mayLookUp: () => deps.countLookup(request) === 0,
    })
    const browserUrl = leaveApp(
      request.headers['user-agent'] ?? '',
      deps.origin + pagePath(key, { slug, ...requested }),
    )
    await sendRenderedPage(request, response, renderPage(page, deps.origin, browserUrl), HEADERS)
  })

  router.get('/amazon-marketplace/:linkId', async (request, response) => {
    const { language } = readPageParameters(request.query)
    const { linkId } = request.params
    const page = await deps.pages.openMarketplaces({
      linkId,
      requestedLanguage: language,
      reader: deps.readReader(request, undefined),
      mayLookUp: () => deps.countLookup(request) === 0,
    })
    if ('problem' in page) return sendLinkPage(response, page.problem, linkId)
    await sendRenderedPage(request, response, renderMarketplaces(page), HEADERS)
  })
  return router
}
