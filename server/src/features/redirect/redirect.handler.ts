import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type BookIdentifier, identifierKey } from '@everyshelf/domain/identifiers'
import type { Slug } from '@everyshelf/domain/links'
import {
  findDestination,
  plainLink,
  type ReaderContext,
  type RoutableLink,
  resolveShopRoute,
} from '@everyshelf/domain/routing'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import { listAnswerHeaders, type TransportHeaders } from './answer-headers.ts'
import { type DescribeDeps, describeHit, type Opening } from './describe-hit.ts'
import type { Found, LinkCache } from './link-cache.ts'
import { type PageProblem, sendLinkPage } from './link-page.ts'
import { countNetworkOpening, type OpeningLimits } from './network-openings.ts'
import { type OpenedLink, openBook, openRecord } from './open-link.ts'
import type { ReaderReader } from './read-reader.ts'
import { createRequestReader, isLinkUrl, type LinkRequest } from './read-request.ts'
import { countProblem, type RedirectCounts } from './redirect-counts.ts'

export interface RedirectHandlerDeps extends DescribeDeps {
  readonly links: LinkCache
  readonly readers: ReaderReader
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly defaultTags: AffiliateTags
  readonly limits: OpeningLimits
  readonly counts: RedirectCounts
  readonly transportHeaders: TransportHeaders
  /** Runs a task when redirects leave time for it; false when too many wait. */
  readonly takeTurn: (task: () => void) => boolean
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** Takes a request for a link and answers it; false for any other, which is left untouched. */
export type HandleRedirect = (request: IncomingMessage, response: ServerResponse) => boolean

type Answered = Exclude<LinkRequest, { kind: 'wrong' }>

/** Answers `/redirect`, `/go/…` and `/out/…` on bare node:http, before everything else of the server. */
export function createRedirectHandler(deps: RedirectHandlerDeps): HandleRedirect {
  const readRequest = createRequestReader()
  const answerHeaders = listAnswerHeaders(deps.transportHeaders)
  const { links, readers, recorder, counts, now } = deps

  return (request, response) => {
    const url = request.url ?? ''
    if (!isLinkUrl(url)) return false
    try {
      answer(request, response, readRequest(url))
    } catch (error) {
      refuseAfter(error, response)
    }
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse, asked: LinkRequest): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 'method', '', { Allow: 'GET, HEAD' })
      return
    }
    const place = readers.readPlace(request)
    const timeMs = now()
    const overLimit = countNetworkOpening(place, deps.limits, timeMs)
    if (overLimit === 'answered') {
      const { openings, wideOpenings } = place
      const endsAt = Math.max(openings.endsAtSeconds, wideOpenings?.endsAtSeconds ?? 0)
      const seconds = Math.ceil(endsAt - timeMs / 1000)
      refuse(response, 'over-limit', '', { 'Retry-After': String(seconds) })
      return
    }
    if (asked.kind === 'wrong') {
      refuse(response, asked.problem, asked.text)
      return
    }
    const context = readers.readContext(request, place, asked.country)
    const opening = { request, timeMs, place, context, isOverLimit: overLimit === 'counted' }
    const opened = open(asked, timeMs)
    const go = (found: OpenedLink | null) => {
      if (!found) refuse(response, 'unknown-link', '')
      else if (found.isDisabled) refuse(response, 'disabled', '')
      // A country in the address is a choice already made, as on the exits of that page.
      else if (found.choicePath && asked.kind === 'saved' && !asked.country) {
        sendToPage(response, found.choicePath)
      } else send(opening, response, found, asked)
    }
    if (opened instanceof Promise) {
      opened.then(go).catch((error: unknown) => refuseAfter(error, response))
    } else go(opened)
  }

  function open(asked: Answered, timeMs: number): Found<OpenedLink> {
    if (asked.kind === 'saved') return openSaved(asked.slug, timeMs)
    return asked.kind === 'book' ? openAddressed(asked, timeMs) : openShop(asked, timeMs)
  }

  function openAddressed(asked: LinkRequest & { kind: 'book' }, timeMs: number): Found<OpenedLink> {
    const found = asked.owner && links.findOwner(asked.owner, timeMs)
    if (!(found instanceof Promise)) return openBook(asked, found, timeMs)
    return found.then(
      (owner) => openBook(asked, owner, timeMs),
      (error: unknown) => {
        deps.onError(error)
        return openBook(asked, null, timeMs)
      },
    )
  }

  function openSaved(slug: Slug, timeMs: number): Found<OpenedLink> {
    const found = links.findLink(slug, timeMs)
    return found instanceof Promise
      ? found.then((record) => openRecord(record, timeMs))
      : openRecord(found, timeMs)
  }

  /** The book stands in the address, so that a lost link costs its owner a count and nobody else anything. */
  async function openShop(
    asked: LinkRequest & { kind: 'shop' },
    timeMs: number,
  ): Promise<OpenedLink> {
    const nobodys = openBook(asked, null, timeMs)
    if (!asked.slug) return nobodys
    try {
      const found = await openSaved(asked.slug, timeMs)
      return found && !found.isDisabled && isBookOf(found.link, asked.identifier) ? found : nobodys
    } catch (error) {
      deps.onError(error)
      return nobodys
    }
  }

  function send(
    opening: Opening,
    response: ServerResponse,
    { link, hitLink, pagePath }: OpenedLink,
    asked: Answered,
  ): void {
    const { context } = opening
    const route = asked.kind === 'shop' ? routeToShop(asked, link, context) : toAmazon()
    if (!route) {
      refuse(response, 'unknown-link', '')
      return
    }
    // Nowhere on Amazon would this reader find the book: our page has the other shops.
    if (pagePath && 'isSold' in route && !route.isSold) {
      sendToPage(response, withCountry(pagePath, asked.country))
      return
    }
    recorder.record(describeHit(opening, hitLink, route, deps), (clickId) => {
      counts.store++
      sendRedirect(response, route.url, clickId, answerHeaders)
    })

    function toAmazon() {
      const format = asked.kind === 'saved' ? asked.format : null
      return findDestination(link, context, deps.defaultTags, format)
    }
  }

  function sendToPage(response: ServerResponse, path: string): void {
    counts.page++
    sendRedirect(response, path, null, answerHeaders)
  }

  function refuse(
    response: ServerResponse,
    problem: PageProblem,
    text: string,
    headers: Record<string, string> = {},
  ): void {
    countProblem(counts, problem)
    const isTaken = deps.takeTurn(() =>
      sendLinkPage(response, problem, text, { ...deps.transportHeaders, ...headers }),
    )
    if (!isTaken) response.writeHead(503, { 'Retry-After': '1', 'Content-Length': '0' }).end()
  }

  function refuseAfter(error: unknown, response: ServerResponse): void {
    deps.onError(error)
    if (!response.headersSent) refuse(response, 'unavailable', '')
  }
}

/** A link's book goes by the numbers of all its editions. */
function isBookOf({ identifier, editions }: RoutableLink, asked: BookIdentifier): boolean {
  const key = identifierKey(asked)
  return [identifier, ...editions.map((edition) => edition.identifier)].some(
    (book) => identifierKey(book) === key,
  )
}

/** Null where the shop knows the book by no number and its owner chose no page. */
function routeToShop(
  { retailer, identifier }: LinkRequest & { kind: 'shop' },
  link: RoutableLink,
  { country }: ReaderContext,
) {
  const route =
    resolveShopRoute(link, retailer, country) ??
    resolveShopRoute(plainLink(identifier), retailer, country)
  return route && { url: route.url, retailer: retailer.code, marketplace: null, country }
}

function withCountry(pagePath: string, country: string | undefined): string {
  return country ? `${pagePath}&country=${country}` : pagePath
}

/** With `x-click` the hit is on disk; without it, the reader was not made to wait for that. */
function sendRedirect(
  response: ServerResponse,
  url: string,
  clickId: string | null,
  answerHeaders: readonly string[],
): void {
  const headers = clickId
    ? ['Location', url, 'x-click', clickId, ...answerHeaders]
    : ['Location', url, ...answerHeaders]
  response.writeHead(302, headers).end()
}
