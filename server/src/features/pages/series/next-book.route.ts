import type { ServerResponse } from 'node:http'
import { isRepeatedPrefetch } from '@everyshelf/domain/clicks'
import { parseCountryCode } from '@everyshelf/domain/countries'
import { parseSlug, parseTypedSlug } from '@everyshelf/domain/links'
import { type RequestHandler, Router } from 'express'
import { sendLinkPage } from '../../../http/plain-pages/link-page.ts'
import type { FollowedLink, ReadFollowingReader } from '../../redirect/next.ts'
import type { NextBookService } from './next-book.service.ts'

interface NextBookRouteDeps {
  readonly nextBooks: NextBookService
  readonly readFollowingReader: ReadFollowingReader
  readonly redirectHeaders: Readonly<Record<string, string>>
  readonly onError: (error: unknown) => void
}

const NOT_STORED = { 'cache-control': 'private, no-store' }

/** `GET /next/{slug}`: the link "next after this book", resolved when it is opened. */
export function createNextBookRoute(deps: NextBookRouteDeps): RequestHandler {
  const { nextBooks, onError } = deps
  const router = Router()

  router.get('/next/:slug', async (request, response) => {
    const country = parseCountryCode(String(request.query.country ?? ''))
    const reader = await deps.readFollowingReader(request, country)
    if ('waitSeconds' in reader) {
      const retryAfter = String(reader.waitSeconds)
      return sendLinkPage(response, 'over-limit', '', { 'Retry-After': retryAfter })
    }
    const linkSlug = parseTypedSlug(request.params.slug)
    if (!linkSlug) return sendLinkPage(response, 'unknown-link', '')
    const seriesSlug = parseSlug(String(request.query.series ?? ''))
    try {
      const found = await nextBooks
        .findNext({ linkSlug, seriesSlug, reader, country })
        .catch((error: unknown) => {
          onError(error)
          // Links are cached, so the book's own page may work while the database does not.
          return nextBooks.openOwnPage(linkSlug, country)
        })
      if ('problem' in found) return sendLinkPage(response, found.problem, '')
      // The browser asks again when the reader opens the link, as with every other link.
      if (isRepeatedPrefetch(request.headers)) return response.status(503).set(NOT_STORED).end()
      sendRedirect(response, found)
    } catch (error) {
      onError(error)
      sendLinkPage(response, 'unavailable', '', { 'Retry-After': '1' })
    }
  })

  function sendRedirect(response: ServerResponse, { location, clickId }: FollowedLink) {
    const click = clickId === null ? {} : { 'x-click': clickId }
    response.writeHead(302, { Location: location, ...click, ...deps.redirectHeaders }).end()
  }
  return router
}
