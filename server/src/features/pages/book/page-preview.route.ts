import type { IncomingMessage } from 'node:http'
import { parseCountryCode } from '@everyshelf/domain/countries'
import { isPageLayout, parseLinkSettings } from '@everyshelf/domain/links'
import { type Request, type RequestHandler, Router } from 'express'
import { sendPlainError } from '../../../http/errors/errors.ts'
import { isOwnCaller } from '../../../http/headers/cross-site.ts'
import type { FindSession } from '../../accounts/sessions.ts'
import { sendPreview } from '../frame/send-preview.ts'
import { parsePageLanguage } from '../messages/languages.ts'
import { readFields } from './page-parameters.ts'
import type { PagePreviewService } from './page-preview.service.ts'
import { renderPage } from './render-page.ts'
import { buildSamplePage } from './sample-page.ts'

interface PagePreviewRouteDeps {
  readonly previews: PagePreviewService
  readonly findSession: FindSession
  /** Counts a lookup by this client. Returns the seconds it must wait, or 0. */
  readonly countLookup: (request: IncomingMessage) => number
  readonly origin: string
}

/**
 * `GET /book/preview`: a link's page with settings that are not saved yet, for the frame in the workspace.
 * `GET /book/sample`: the page of a sample book, for the frame in the demo.
 */
export function createPagePreviewRoute(deps: PagePreviewRouteDeps): RequestHandler {
  const router = Router()

  async function open(request: Request) {
    // Another site could show its owner a note that the owner did not write.
    if (!isOwnCaller(request.headers, [deps.origin])) return null
    const { session } = await deps.findSession(request.headers)
    const { link = '', settings = '', country = '', lang } = readFields(request.query)
    if (!session) return null
    return await deps.previews.open({
      slug: link,
      userId: session.userId,
      settings: parseLinkSettings(settings),
      country: parseCountryCode(country) ?? 'US',
      language: parsePageLanguage(lang),
      mayLookUp: () => deps.countLookup(request) === 0,
    })
  }

  router.get('/book/preview', async (request, response) => {
    const page = await open(request)
    if (!page) return sendPlainError(request, response, 404, 'not-found')
    await sendPreview(request, response, renderPage(page, deps.origin))
  })

  router.get('/book/sample', async (request, response) => {
    const { country = '', layout, page } = readFields(request.query)
    const sample = buildSamplePage({
      origin: deps.origin,
      country: parseCountryCode(country) ?? 'US',
      layout: isPageLayout(layout) ? layout : 'classic',
      isCustomized: page === 'customized',
    })
    await sendPreview(request, response, renderPage(sample, deps.origin))
  })
  return router
}
