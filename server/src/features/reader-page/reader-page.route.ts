import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CountryCode } from '@everyshelf/domain/countries'
import { identifierKey, readBookIdentifier } from '@everyshelf/domain/identifiers'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { type RequestHandler, Router } from 'express'
import { sendPage } from '../../http/send-page.ts'
import type { sendLinkPage } from '../redirect/link-page.ts'
import { pagePath } from './page-addresses.ts'
import { readAsked } from './read-asked.ts'
import type { ReaderPageService } from './reader-page.service.ts'
import { readRememberedStore } from './remembered-store.ts'
import { pagePolicyFor } from './render-frame.ts'
import { renderPage } from './render-page.ts'
import { renderStores } from './render-stores.ts'

export interface ReaderPageRouteDeps {
  readonly pages: ReaderPageService
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  /** Answers with the page for what leads to no book. */
  readonly sendProblem: typeof sendLinkPage
  /** Counts one lookup of this client; the seconds it must wait, or 0. */
  readonly countLookup: (request: IncomingMessage) => number
  readonly origin: string
}

const LONGEST_IDENTIFIER = 100

const PAGE_HEADERS = {
  // Another reader's country, or this one's favourite of yesterday, is the wrong page.
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
    const reading = readBookIdentifier(text.length > LONGEST_IDENTIFIER ? '?' : text)
    if (!reading.ok) return deps.sendProblem(response, reading.problem, text)
    const { identifier } = reading
    const key = identifierKey(identifier)
    const { slug, ...asked } = readAsked(request.query)
    if (text !== key) return response.redirect(301, pagePath(key, { slug, ...asked }))

    const mayRemember = request.headers['sec-gpc'] !== '1'
    const page = await deps.pages.open({
      identifier,
      slug,
      asked,
      reader: deps.readReader(request, asked.country),
      rememberedStore: mayRemember ? readRememberedStore(request.headers.cookie) : null,
      mayRemember,
      isReported: request.query.reported === '1',
      mayLookUp: () => deps.countLookup(request) === 0,
    })
    await send(request, response, page.book.title, renderPage(page, deps.origin))
  })

  router.get('/amazon-marketplace/:linkId', async (request, response) => {
    const { language } = readAsked(request.query)
    const { linkId } = request.params
    const page = await deps.pages.openStores({
      linkId,
      asked: language,
      reader: deps.readReader(request, undefined),
      mayLookUp: () => deps.countLookup(request) === 0,
    })
    if ('problem' in page) return deps.sendProblem(response, page.problem, linkId)
    await send(request, response, page.book.title, renderStores(page))
  })
  return router
}
