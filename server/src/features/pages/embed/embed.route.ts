import type { IncomingMessage } from 'node:http'
import { parseSlug, readEmbedLook } from '@everyshelf/domain/links'
import { type Request, type RequestHandler, Router } from 'express'
import type { RedirectFeature } from '../../redirect/redirect.feature.ts'
import { readPageParameters } from '../book/page-parameters.ts'
import type { ReadSite } from '../frame/page-site.ts'
import { type RenderedPage, sendRenderedPage } from '../frame/send-rendered-page.ts'
import { choosePageLanguage } from '../messages/languages.ts'
import type { CardProblem, EmbedCards } from './embed-card.ts'
import { renderCard, renderCardProblem } from './render-card.ts'

interface EmbedRouteDeps {
  readonly cards: Pick<EmbedCards, 'open'>
  readonly readSite: ReadSite
  readonly readReader: RedirectFeature['readReader']
  /** Counts a lookup by this client. Returns the seconds it must wait, or 0. */
  readonly countLookup: (request: IncomingMessage) => number
}

const STATUS: Readonly<Record<CardProblem, number>> = { 'unknown-link': 404, unavailable: 503 }

/** `GET /embed/{slug}`: a link's card for a frame on any website. Showing it counts no hit. */
export function createEmbedRoute(deps: EmbedRouteDeps): RequestHandler {
  const router = Router()

  async function render(
    request: Request<{ slug: string }>,
  ): Promise<RenderedPage & { readonly status: number }> {
    const look = readEmbedLook(request.query)
    const requested = readPageParameters(request.query)
    const slug = parseSlug(request.params.slug)
    const reader = deps.readReader(request, requested.country)
    const card = slug
      ? await deps.cards.open({
          ...{ slug, requested, reader, site: deps.readSite(request) },
          mayLookUp: () => deps.countLookup(request) === 0,
        })
      : ({ problem: 'unknown-link' } as const)
    if (!('problem' in card)) {
      return { status: card.isOwnerBanned ? 404 : 200, ...renderCard(card, look) }
    }
    const language = requested.language ?? choosePageLanguage(reader.languages)
    return { status: STATUS[card.problem], ...renderCardProblem(card.problem, language, look) }
  }

  router.get('/embed/:slug', async (request, response) => {
    const { status, ...card } = await render(request)
    response.status(status)
    // Only here: other pages must not be shown in a frame, where a site can steal clicks.
    response.removeHeader('x-frame-options')
    if (status === 503) response.set('retry-after', '1')
    await sendRenderedPage(request, response, card, { 'x-robots-tag': 'noindex' })
  })
  return router
}
