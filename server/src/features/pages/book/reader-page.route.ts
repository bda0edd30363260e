import type { IncomingMessage, ServerResponse } from 'node:http'
import { identifierKey, readBookIdentifier } from '@everyshelf/domain/identifiers'
import { type RequestHandler, Router } from 'express'
import { sendLinkPage } from '../../../http/plain-pages/link-page.ts'
import { sendPage } from '../../../http/static/send-page.ts'
import type { RedirectFeature } from '../../redirect/redirect.feature.ts'
import { pagePolicyFor } from '../frame/render-frame.ts'
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

const PAGE_HEADERS = {
  // The page depends on the reader's country and favorite store, so no cache may reuse it.
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-GPC',
}

/** `GET /book/{isbn}/universal` and `GET /amazon-marketplace/{linkId}`. */
export function createReaderPageRoute(deps: ReaderPageRouteDeps): RequestHandler {
  const router = Router()

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    bookTitle: string,
    page: string,
  ) {
    response.setHeader('content-security-policy', pagePolicyFor(bookTitle))
    for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value)
    await sendPage(request, response, page)
  }

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
    await send(request, response, page.book.title, renderPage(page, deps.origin))
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
    await send(request, response, page.book.title, renderMarketplaces(page))
  })
  return router
}
