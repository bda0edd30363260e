import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { Slug } from '@everyshelf/domain/links'
import {
  findDestination,
  isBookOf,
  plainLink,
  type ReaderContext,
  type RoutableLink,
  resolveAmazonRoute,
  resolveRetailerRoute,
} from '@everyshelf/domain/routing'
import { type PageProblem, sendLinkPage } from '../../http/link-page.ts'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import { type DescribeHitDeps, describeHit, type HitRequest } from './describe-hit.ts'
import type { LinkCache, Lookup } from './link-cache.ts'
import { countNetworkHit, type HitLimits } from './network-rate-window.ts'
import { type OpenedLink, openBook, openSavedLink } from './open-link.ts'
import { createLinkUrlReader, isLinkUrl, type LinkRequest } from './parse-link-url.ts'
import type { ReaderContextReader } from './reader-context.ts'
import { countProblem, type RedirectCounts } from './redirect-counts.ts'
import { listRedirectHeaders, type TransportHeaders } from './redirect-headers.ts'

export interface RedirectHandlerDeps extends DescribeHitDeps {
  readonly links: LinkCache
  readonly readers: ReaderContextReader
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly defaultTags: AffiliateTags
  readonly limits: HitLimits
  readonly counts: RedirectCounts
  readonly transportHeaders: TransportHeaders
  /** Runs a task when no redirect is waiting; false when too many tasks wait. */
  readonly enqueueTask: (task: () => void) => boolean
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** Answers a request for a link. Returns false for any other request and leaves it untouched. */
export type HandleRedirect = (request: IncomingMessage, response: ServerResponse) => boolean

type ValidRequest = Exclude<LinkRequest, { kind: 'invalid' }>

/** A request for a store that the reader chose on the reader page. */
type StoreRequest = Extract<LinkRequest, { kind: 'retailer' | 'marketplace' }>

/** Answers `/redirect`, `/go/…` and `/out/…` on plain node:http, before all other routes. */
export function createRedirectHandler(deps: RedirectHandlerDeps): HandleRedirect {
  const parseUrl = createLinkUrlReader()
  const redirectHeaders = listRedirectHeaders(deps.transportHeaders)
  const { links, readers, recorder, counts, now } = deps

  return (request, response) => {
    const url = request.url ?? ''
    if (!isLinkUrl(url)) return false
    try {
      answer(request, response, parseUrl(url))
    } catch (error) {
      sendErrorPage(error, response)
    }
    return true
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    linkRequest: LinkRequest,
  ): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendProblem(response, 'method', '', { Allow: 'GET, HEAD' })
      return
    }
    const client = readers.readClientInfo(request)
    const timeMs = now()
    const overLimit = countNetworkHit(client, deps.limits, timeMs)
    if (overLimit === 'answered') {
      const { rateWindow, wideRateWindow } = client
      const endsAt = Math.max(rateWindow.endsAtSeconds, wideRateWindow?.endsAtSeconds ?? 0)
      const seconds = Math.ceil(endsAt - timeMs / 1000)
      sendProblem(response, 'over-limit', '', { 'Retry-After': String(seconds) })
      return
    }
    if (linkRequest.kind === 'invalid') {
      sendProblem(response, linkRequest.problem, linkRequest.text)
      return
    }
    const context = readers.readContext(request, client, linkRequest.country)
    const hitRequest = { request, timeMs, client, context, isOverLimit: overLimit === 'counted' }
    const opened = open(linkRequest, timeMs)
    const respond = (found: OpenedLink | null) => {
      if (!found) sendProblem(response, 'unknown-link', '')
      else if (found.isDisabled) sendProblem(response, 'disabled', '')
      else send(hitRequest, response, found, linkRequest)
    }
    if (opened instanceof Promise) {
      opened.then(respond).catch((error: unknown) => sendErrorPage(error, response))
    } else respond(opened)
  }

  function open(linkRequest: ValidRequest, timeMs: number): Lookup<OpenedLink> {
    if (linkRequest.kind === 'saved') return openSaved(linkRequest.slug, timeMs)
    return linkRequest.kind === 'book'
      ? openBookInUrl(linkRequest, timeMs)
      : openAtStore(linkRequest, timeMs)
  }

  function openBookInUrl(
    linkRequest: LinkRequest & { kind: 'book' },
    timeMs: number,
  ): Lookup<OpenedLink> {
    const found = linkRequest.owner && links.findOwner(linkRequest.owner, timeMs)
    if (!(found instanceof Promise)) return openBook(linkRequest, found, timeMs)
    return found.then(
      (owner) => openBook(linkRequest, owner, timeMs),
      (error: unknown) => {
        deps.onError(error)
        return openBook(linkRequest, null, timeMs)
      },
    )
  }

  function openSaved(slug: Slug, timeMs: number): Lookup<OpenedLink> {
    const found = links.findLink(slug, timeMs)
    return found instanceof Promise
      ? found.then((record) => openSavedLink(record, timeMs))
      : openSavedLink(found, timeMs)
  }

  /** The address names the book too, so readers arrive even if the saved link cannot be loaded. */
  async function openAtStore(linkRequest: StoreRequest, timeMs: number): Promise<OpenedLink> {
    const untagged = openBook(linkRequest, null, timeMs)
    if (!linkRequest.slug) return untagged
    try {
      const found = await openSaved(linkRequest.slug, timeMs)
      return found && !found.isDisabled && isBookOf(found.link, linkRequest.identifier)
        ? found
        : untagged
    } catch (error) {
      deps.onError(error)
      return untagged
    }
  }

  function send(
    hitRequest: HitRequest,
    response: ServerResponse,
    { link, hitLink, choicePath, pagePath }: OpenedLink,
    linkRequest: ValidRequest,
  ): void {
    const { context } = hitRequest
    const { kind, country } = linkRequest
    // With a country in the address, the reader skips the page, as in the links of older reader pages.
    const isChoice = choicePath !== null && kind === 'saved' && !country
    if (isChoice && link.rules.length === 0) {
      sendToPage(response, choicePath)
      return
    }
    const route = findRoute(linkRequest, link, context)
    if (!route) {
      sendProblem(response, 'unknown-link', '')
      return
    }
    if (isChoice && route.rule === null) {
      sendToPage(response, choicePath)
      return
    }
    // The owner's rule says so, or Amazon does not sell the book to this reader: the page has other stores.
    const isRuledPage = route.rule === 'page' && kind !== 'marketplace'
    if (pagePath && (isRuledPage || !route.isSold)) {
      sendToPage(response, withCountry(pagePath, country))
      return
    }
    recorder.record(describeHit(hitRequest, hitLink, route, deps), (clickId) => {
      counts.store++
      sendRedirect(response, route.url, clickId, redirectHeaders)
    })
  }

  /** Null when the retailer has no page for this number and the owner chose none. */
  function findRoute(linkRequest: ValidRequest, link: RoutableLink, context: ReaderContext) {
    if (linkRequest.kind === 'retailer') return routeToRetailer(linkRequest, link, context)
    const { defaultTags } = deps
    return linkRequest.kind === 'marketplace'
      ? resolveAmazonRoute(link, context, defaultTags, linkRequest)
      : findDestination(link, context, defaultTags, toRequestedFormat(linkRequest))
  }

  function sendToPage(response: ServerResponse, path: string): void {
    counts.page++
    sendRedirect(response, path, null, redirectHeaders)
  }

  function sendProblem(
    response: ServerResponse,
    problem: PageProblem,
    text: string,
    headers: Record<string, string> = {},
  ): void {
    countProblem(counts, problem)
    const isQueued = deps.enqueueTask(() =>
      sendLinkPage(response, problem, text, { ...deps.transportHeaders, ...headers }),
    )
    if (!isQueued) response.writeHead(503, { 'Retry-After': '1', 'Content-Length': '0' }).end()
  }

  function sendErrorPage(error: unknown, response: ServerResponse): void {
    deps.onError(error)
    if (!response.headersSent) sendProblem(response, 'unavailable', '')
  }
}

/** `/redirect` has the format of its book in the link; only `/go` can request an edition. */
function toRequestedFormat(linkRequest: LinkRequest & { kind: 'book' | 'saved' }) {
  return linkRequest.kind === 'saved' ? linkRequest.format : null
}

function routeToRetailer(
  { retailer, identifier }: LinkRequest & { kind: 'retailer' },
  link: RoutableLink,
  { country }: ReaderContext,
) {
  const route =
    resolveRetailerRoute(link, retailer, country) ??
    resolveRetailerRoute(plainLink(identifier), retailer, country)
  if (!route) return null
  const facts = { marketplace: null, country, isSold: true, rule: null }
  return { url: route.url, retailer: retailer.code, ...facts }
}

function withCountry(pagePath: string, country: string | undefined): string {
  return country ? `${pagePath}&country=${country}` : pagePath
}

/** With `x-click`, the hit is on disk. Without it, the reader was redirected before. */
function sendRedirect(
  response: ServerResponse,
  url: string,
  clickId: string | null,
  redirectHeaders: readonly string[],
): void {
  const headers = clickId
    ? ['Location', url, 'x-click', clickId, ...redirectHeaders]
    : ['Location', url, ...redirectHeaders]
  response.writeHead(302, headers).end()
}
