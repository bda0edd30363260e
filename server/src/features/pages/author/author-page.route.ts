import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { authorPagePath } from '@everyshelf/domain/author-pages'
import type { CountryCode } from '@everyshelf/domain/countries'
import { parseTypedSlug } from '@everyshelf/domain/links'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { type RequestHandler, Router } from 'express'
import { sendLinkPage } from '../../../http/plain-pages/link-page.ts'
import type { FindSession } from '../../accounts/sessions.ts'
import type { FindOrigin } from '../../own-domains/domain-hosts.ts'
import { readPageParameters } from '../book/page-parameters.ts'
import type { ReadSite } from '../frame/page-site.ts'
import { chooseLanguage, isPreviewRequest, sendPreview } from '../frame/send-preview.ts'
import { sendRenderedPage } from '../frame/send-rendered-page.ts'
import { parsePageLanguage } from '../messages/languages.ts'
import type { OpenedPage, PublicAuthorPages } from './public-author-pages.service.ts'
import { renderAuthorPage } from './render-author-page.ts'

interface AuthorPageRouteDeps {
  readonly pages: Pick<PublicAuthorPages, 'open'>
  readonly readReader: (request: IncomingMessage, country: CountryCode | undefined) => ReaderContext
  readonly findSession: FindSession
  readonly readSite: ReadSite
  readonly findOrigin: FindOrigin
  readonly origin: string
}

/** A draft is visible to its owner only. */
const HEADERS = { vary: 'Accept-Encoding, Accept-Language, Cookie' }

const PROBLEMS = {
  unknown: 'unknown-page',
  disabled: 'page-disabled',
  'owner-banned': 'owner-banned',
} as const

function isProblem(page: OpenedPage): page is Extract<OpenedPage, { kind: keyof typeof PROBLEMS }> {
  return Object.hasOwn(PROBLEMS, page.kind)
}

/** `GET /by/{address}`. */
export function createAuthorPageRoute(deps: AuthorPageRouteDeps): RequestHandler {
  const { pages, origin } = deps
  const router = Router()

  async function findUserId(headers: IncomingHttpHeaders) {
    const { session } = await deps.findSession(headers)
    return session?.userId
  }

  router.get('/by/:address', async (request, response) => {
    const { address } = request.params
    const slug = parseTypedSlug(address)
    if (!slug) return sendLinkPage(response, 'unknown-page', '')
    const requested = readPageParameters(request.query)
    const { language: requestedLanguage } = requested
    const query = requestedLanguage ? `?lang=${requestedLanguage}` : ''
    const reader = deps.readReader(request, undefined)
    const isPreview = isPreviewRequest(request, origin)
    const language = chooseLanguage(requested, reader, isPreview)
    const page = await pages.open({
      slug,
      reader,
      language,
      findUserId: () => findUserId(request.headers),
    })
    if (isProblem(page)) return sendLinkPage(response, PROBLEMS[page.kind], '')
    if (page.kind === 'moved' || address !== page.slug) {
      // Not permanent, because a page can return to an earlier address.
      return response.redirect(302, authorPagePath(page.slug) + query)
    }
    const own = page.kind === 'page' ? parsePageLanguage(page.design.language) : undefined
    const rendered = renderAuthorPage(page, {
      ...{ origin, findOrigin: deps.findOrigin, site: deps.readSite(request) },
      language: requestedLanguage ?? own ?? language,
      requestedLanguage,
    })
    if (isPreview) return await sendPreview(request, response, rendered)
    await sendRenderedPage(request, response, rendered, HEADERS)
  })
  return router
}
