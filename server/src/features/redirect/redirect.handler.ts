import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServiceTags } from '@everyshelf/domain/affiliate'
import { isBackgroundLoad, isRepeatedPrefetch } from '@everyshelf/domain/clicks'
import { type PageProblem, sendLinkPage } from '../../http/link-page.ts'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import { type DescribeHitDeps, describeHit, type HitRequest } from './describe-hit.ts'
import { findPlace } from './find-place.ts'
import type { OpenLink } from './link-opener.ts'
import { countNetworkHit, type HitLimits } from './network-rate-window.ts'
import { type OpenedLink, withoutTags } from './open-link.ts'
import {
  createLinkUrlReader,
  isLinkUrl,
  type LinkRequest,
  type ValidRequest,
} from './parse-link-url.ts'
import type { ReaderContextReader } from './reader-context.ts'
import { countProblem, type RedirectCounts } from './redirect-counts.ts'
import { listRedirectHeaders, type TransportHeaders } from './redirect-headers.ts'

export interface RedirectHandlerDeps extends DescribeHitDeps {
  readonly openLink: OpenLink
  readonly readers: ReaderContextReader
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly serviceTags: ServiceTags
  readonly limits: HitLimits
  readonly counts: RedirectCounts
  readonly transportHeaders: TransportHeaders
  /** Runs a task when no redirect is waiting; false when too many tasks wait. */
  readonly enqueueTask: (task: () => void) => boolean
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

const PREFETCH_HEADERS = { 'Cache-Control': 'private, no-store', 'Content-Length': '0' }

/** Answers a request for a link. Returns false for any other request and leaves it untouched. */
export type HandleRedirect = (request: IncomingMessage, response: ServerResponse) => boolean

/** Answers `/redirect`, `/go/…` and `/out/…` on plain node:http, before all other routes. */
export function createRedirectHandler(deps: RedirectHandlerDeps): HandleRedirect {
  const parseUrl = createLinkUrlReader()
  const redirectHeaders = listRedirectHeaders(deps.transportHeaders)
  const { openLink, readers, recorder, counts, now } = deps

  return (request, response) => {
    const url = request.url ?? ''
    if (!isLinkUrl(url)) return false
    try {
      handle(request, response, parseUrl(url))
    } catch (error) {
      sendErrorPage(error, response)
    }
    return true
  }

  function handle(
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
    const overLimit = countNetworkHit(client, request.headers, deps.limits, timeMs)
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
    const { utmCampaign } = linkRequest
    const isOverLimit = overLimit === 'counted'
    const hitRequest = { request, timeMs, client, context, isOverLimit, utmCampaign }
    const opened = openLink(linkRequest, timeMs)
    const respond = (found: OpenedLink | null) => {
      if (!found) sendProblem(response, 'unknown-link', '')
      else if (found.isDisabled) sendProblem(response, 'disabled', '')
      else send(hitRequest, response, found, linkRequest)
    }
    if (opened instanceof Promise) {
      opened.then(respond).catch((error: unknown) => sendErrorPage(error, response))
    } else respond(opened)
  }

  function send(
    hitRequest: HitRequest,
    response: ServerResponse,
    found: OpenedLink,
    linkRequest: ValidRequest,
  ): void {
    const { headers } = hitRequest.request
    const opened = isBackgroundLoad(headers) ? withoutTags(found) : found
    const place = findPlace(linkRequest, opened, hitRequest.context, deps.serviceTags)
    if (place === null) sendProblem(response, 'unknown-link', '')
    else if (typeof place === 'string') sendToPage(response, place)
    else {
      const hit = describeHit(hitRequest, opened, place, deps)
      recorder.record(hit, (clickId) => {
        if (isRepeatedPrefetch(headers)) return refusePrefetch(response)
        counts.store++
        sendRedirect(response, place.url, clickId, redirectHeaders)
      })
    }
  }

  /** Chromium would open a prefetched store without another request, so the reader's click would be lost. */
  function refusePrefetch(response: ServerResponse): void {
    counts.prefetch++
    response.writeHead(503, PREFETCH_HEADERS).end()
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
