import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CountryCode, parseCountryCode } from '@everyshelf/domain/countries'
import {
  type IdentifierProblem,
  identifierKey,
  parseBookIdentifier,
  readBookIdentifier,
} from '@everyshelf/domain/identifiers'
import { parseSlug } from '@everyshelf/domain/links'
import { findRetailerByCode } from '@everyshelf/domain/retailers'
import type { ReaderContext } from '@everyshelf/domain/routing'
import express, { type Request, type RequestHandler, Router } from 'express'
import { isOwnCaller } from '../../http/cross-site.ts'
import { sendPlainError } from '../../http/errors.ts'
import { sendPage } from '../../http/send-page.ts'
import { parsePageLanguage } from './messages/languages.ts'
import { pagePath } from './page-addresses.ts'
import type { ReaderPageService } from './reader-page.service.ts'

import { forgetStoreCookie, readRememberedStore, rememberStoreCookie } from './remembered-store.ts'
import { PAGE_POLICY } from './render-frame.ts'
import { renderPage } from './render-page.ts'

export interface ReaderPageRouteParts {
  readonly pages: ReaderPageService
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  /** Answers with the page for numbers that name no book. */
  readonly sendProblem: (response: ServerResponse, problem: IdentifierProblem, text: string) => void
  /** Counts one lookup of this client; the seconds it must wait, or 0. */
  readonly countLookup: (request: IncomingMessage) => number
  readonly origin: string
}

const LONGEST_IDENTIFIER = 100

/** `GET /book/{isbn}/universal`, and `POST /book/favourite-store` from its form. */
export function createReaderPageRoute(parts: ReaderPageRouteParts): RequestHandler {
  const isSecure = parts.origin.startsWith('https:')
  const router = Router()

  router.get('/book/:isbn/universal', async (request, response) => {
    const text = request.params.isbn
    const reading = readBookIdentifier(text.length > LONGEST_IDENTIFIER ? '?' : text)
    if (!reading.ok) return parts.sendProblem(response, reading.problem, text)
    const { identifier } = reading
    const key = identifierKey(identifier)
    const { slug, ...asked } = readAsked(request.query)
    if (text !== key) return response.redirect(301, pagePath(key, { slug, ...asked }))

    const mayRemember = request.headers['sec-gpc'] !== '1'
    const page = await parts.pages.open({
      identifier,
      slug,
      asked,
      reader: parts.readReader(request, asked.country),
      rememberedStore: mayRemember ? readRememberedStore(request.headers.cookie) : null,
      mayRemember,
      isReported: request.query.reported === '1',
      mayLookUp: () => parts.countLookup(request) === 0,
    })
    response.set({
      'content-security-policy': PAGE_POLICY,
      // Another reader's country, or this one's favourite of yesterday, is the wrong page.
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-GPC',
    })
    await sendPage(request, response, renderPage(page, parts.origin))
  })

  const readForm = express.urlencoded({ extended: false, limit: '2kb' })
  router.post('/book/favourite-store', readForm, (request, response) => {
    if (!isOwnCaller(request.headers, [parts.origin])) {
      return sendPlainError(request, response, 403, 'unauthorized')
    }
    const form = readFields(request)
    const identifier = parseBookIdentifier(form.isbn ?? '')
    const store = findRetailerByCode(form.store ?? '')
    if (store && request.headers['sec-gpc'] !== '1') {
      response.append('set-cookie', rememberStoreCookie(store.code, isSecure))
    } else if (!store) response.append('set-cookie', forgetStoreCookie(isSecure))
    response.set('cache-control', 'no-store')
    response.redirect(303, identifier ? pagePath(identifierKey(identifier), readAsked(form)) : '/')
  })
  return router
}

/** What an address or a form asks of the page; whatever is none of it is passed over. */
function readAsked({ link, country, lang }: Readonly<Record<string, unknown>>) {
  return {
    slug: parseSlug(textOf(link)),
    country: parseCountryCode(textOf(country)),
    language: parsePageLanguage(lang),
  }
}

function readFields(request: Request): Readonly<Record<string, string | undefined>> {
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)]))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
