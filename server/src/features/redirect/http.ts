import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRepeatedPrefetch } from '@everyshelf/domain/clicks'
import type { DomainState } from '@everyshelf/domain/own-domains'
import { type PageProblem, sendLinkPage } from '../../http/plain-pages/link-page.ts'
import { createLinkUrlReader, isDomainContent, isLinkUrl, ofOwner } from './parse-link-url.ts'
import type { RedirectPipeline, Responder } from './pipeline.ts'
import type { ReaderContextReader } from './reader-context.ts'
import type { TransportHeaders } from './redirect-headers.ts'

export type FindDomain = (
  host: string | undefined,
) => { readonly ownerId: string | null; readonly state: DomainState } | undefined

/** Sends the page for a problem on an own domain. Unlike the page on our host, it has no field to find a book. */
export type SendDomainProblem = (
  response: ServerResponse,
  problem: PageProblem,
  headers?: Readonly<Record<string, string>>,
) => void

interface RedirectHandlerDeps {
  readonly pipeline: RedirectPipeline
  readonly readers: Pick<ReaderContextReader, 'readClientInfo'>
  readonly counts: RedirectCounts
  /** The own domain with this host; undefined for any other host. */
  readonly findDomain: FindDomain
  readonly sendDomainProblem: SendDomainProblem
  /** Our own origin, which has the pages. */
  readonly publicUrl: string
  readonly transportHeaders: TransportHeaders
  readonly domainTransportHeaders: TransportHeaders
  readonly redirectHeaders: Readonly<Record<string, string>>
  /** Runs a task when no redirect is waiting; false when too many tasks wait. */
  readonly enqueueTask: (task: () => void) => boolean
  /** Resolves once the request's session is known, so that the owner's own tests do not count. */
  readonly prepareSession: (cookies: string) => Promise<void> | undefined
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export type RedirectCounts = ReturnType<typeof createRedirectCounts>

/** Requests for links by outcome. The names are the metric's `outcome` labels. */
export function createRedirectCounts() {
  return {
    /** Redirected to a store. */
    store: 0,
    /** Redirected to the reader page. */
    page: 0,
    /** Loaded in advance by a browser, which asks again when the reader opens the link. */
    prefetch: 0,
    /** The URL names no book and no existing link. */
    wrong: 0,
    /** Too many requests from one network. */
    refused: 0,
    /** Failed because of a problem of the server. */
    failed: 0,
  }
}

const PREFETCH_HEADERS = { 'Cache-Control': 'private, no-store', 'Content-Length': '0' }

/**
 * Responds to `/redirect`, `/go/…` and `/out/…` on plain node:http, and everything on an own domain but
 * its content, before all other routes. Returns false for any other request and leaves it untouched.
 */
export function createRedirectHandler(deps: RedirectHandlerDeps) {
  const parseUrl = createLinkUrlReader()
  const redirectHeaders = Object.entries(deps.redirectHeaders).flat()
  const headersOnDomain = Object.entries({
    ...deps.redirectHeaders,
    ...deps.domainTransportHeaders,
  }).flat()
  const { pipeline, readers, counts, findDomain, now } = deps
  const responder: Responder<ServerResponse> = {
    refuse: sendProblem,
    sendToPage: (response, path) => {
      counts.page++
      const location = isOnDomain(response) ? deps.publicUrl + path : path
      response.writeHead(302, ['Location', location, ...headersOf(response)]).end()
    },
    sendToStore: (response, url, clickId) => {
      if (isRepeatedPrefetch(response.req.headers)) {
        refusePrefetch(response)
        return
      }
      counts.store++
      const headers =
        clickId === null
          ? ['Location', url, ...headersOf(response)]
          : ['Location', url, 'x-click', clickId, ...headersOf(response)]
      response.writeHead(302, headers).end()
    },
    fail: (response, error) => {
      deps.onError(error)
      if (!response.headersSent) sendProblem(response, 'unavailable')
    },
  }

  function isOnDomain(response: ServerResponse): boolean {
    return findDomain(response.req.headers.host) !== undefined
  }

  function headersOf(response: ServerResponse): readonly string[] {
    return isOnDomain(response) ? headersOnDomain : redirectHeaders
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? ''
    const isOther = findDomain(request.headers.host) ? isDomainContent(request) : !isLinkUrl(url)
    if (isOther) return false
    const { cookie } = request.headers
    const waiting = cookie === undefined ? undefined : deps.prepareSession(cookie)
    if (!waiting) tryToHandle(request, response, url)
    else waiting.then(() => tryToHandle(request, response, url)).catch(() => response.destroy())
    return true
  }

  function tryToHandle(request: IncomingMessage, response: ServerResponse, url: string): void {
    try {
      handle(request, response, url)
    } catch (error) {
      responder.fail(response, error)
    }
  }

  function handle(request: IncomingMessage, response: ServerResponse, url: string): void {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendProblem(response, 'method', '', { Allow: 'GET, HEAD' })
      return
    }
    const domain = findDomain(request.headers.host)
    if (domain?.state === 'disabled') {
      sendProblem(response, 'page-disabled')
      return
    }
    const link = domain ? ofOwner(parseUrl(`/go${url}`), domain.ownerId) : parseUrl(url)
    const admitted = pipeline.admit(request, readers.readClientInfo(request), link.country, now())
    if (typeof admitted === 'number') {
      sendProblem(response, 'over-limit', '', { 'Retry-After': String(admitted) })
    } else if (link.kind === 'invalid') sendProblem(response, link.problem, link.text)
    else pipeline.follow(admitted, link, responder, response)
  }

  /** Chromium would open a prefetched store without another request, so the reader's click would be lost. */
  function refusePrefetch(response: ServerResponse): void {
    counts.prefetch++
    response.writeHead(503, PREFETCH_HEADERS).end()
  }

  function sendProblem(
    response: ServerResponse,
    problem: PageProblem,
    text = '',
    headers: Record<string, string> = {},
  ): void {
    if (problem === 'unavailable') counts.failed++
    else if (problem === 'over-limit') counts.refused++
    else counts.wrong++
    const isQueued = deps.enqueueTask(() => {
      if (isOnDomain(response))
        deps.sendDomainProblem(response, problem, { ...deps.domainTransportHeaders, ...headers })
      else sendLinkPage(response, problem, text, { ...deps.transportHeaders, ...headers })
    })
    if (!isQueued) response.writeHead(503, { 'Retry-After': '1', 'Content-Length': '0' }).end()
  }
}
