import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { identifierKey } from '@everyshelf/domain/identifiers'
import {
  plainLink,
  type ReaderContext,
  type RoutableLink,
  resolveRoute,
} from '@everyshelf/domain/routing'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import type { ReadAgent } from '../clicks/user-agent.ts'
import { describeHit } from './describe-hit.ts'
import type { Found, LinkCache } from './link-cache.ts'
import { sendLinkPage } from './link-page.ts'
import { type LinkOwner, type LinkRecord, toTagHolder } from './link-record.ts'
import { countOpening, type OpeningLimits } from './network-openings.ts'
import type { ReaderReader } from './read-reader.ts'
import { createRequestReader, isLinkUrl, type LinkRequest } from './read-request.ts'

export interface RedirectParts {
  readonly links: LinkCache
  readonly readers: ReaderReader
  readonly readAgent: ReadAgent
  readonly recorder: Pick<ClickRecorder, 'record'>
  readonly defaultTags: AffiliateTags
  readonly limits: OpeningLimits
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** Takes a request for a link and answers it; false for any other, which is left untouched. */
export type HandleRedirect = (request: IncomingMessage, response: ServerResponse) => boolean

/** The link is kept this long after its owner removed it: readers hold it in books and mails. */
const KEPT_AFTER_REMOVAL_MS = 30 * 24 * 60 * 60 * 1000

interface Opened {
  readonly link: RoutableLink
  readonly linkId: string | null
  readonly ownerId: string | null
}

/** Answers `/redirect` and `/go/…` on bare node:http, before everything else of the server. */
export function createRedirectHandler(parts: RedirectParts): HandleRedirect {
  const readRequest = createRequestReader()
  const { links, readers, recorder, now } = parts

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
      sendLinkPage(response, 'method', '', { Allow: 'GET, HEAD' })
      return
    }
    const place = readers.readPlace(request)
    const overLimit = countOpening(place.openings, parts.limits, now())
    if (overLimit === 'answered') {
      const seconds = Math.ceil((place.openings.endsAt - now()) / 1000)
      sendLinkPage(response, 'over-limit', '', { 'Retry-After': String(seconds) })
      return
    }
    if (asked.kind === 'wrong') {
      sendLinkPage(response, asked.problem, asked.text)
      return
    }
    const context = readers.readContext(request, place, asked.country)
    const opened = asked.kind === 'book' ? openBook(asked) : openSaved(asked)
    const go = (found: Opened | null) => {
      if (found) send(request, response, found, context, overLimit === 'counted')
      else sendLinkPage(response, 'unknown-link', '')
    }
    if (opened instanceof Promise) {
      opened.then(go).catch((error: unknown) => refuseAfter(error, response))
    } else go(opened)
  }

  function openBook({ identifier, owner }: LinkRequest & { kind: 'book' }): Found<Opened> {
    const open = (found: LinkOwner | null): Opened => ({
      link: plainLink(identifier, toTagHolder(found, now())),
      linkId: null,
      ownerId: found?.userId ?? null,
    })
    const found = owner && links.findOwner(owner)
    if (!(found instanceof Promise)) return open(found)
    return found.then(open, (error: unknown) => {
      parts.onError(error)
      return open(null)
    })
  }

  function openSaved({ slug }: LinkRequest & { kind: 'saved' }): Found<Opened> {
    const open = (found: LinkRecord | null): Opened | null => {
      if (!found || isLongGone(found)) return null
      return {
        link: { ...found, owner: toTagHolder(found.owner, now()) },
        linkId: found.id,
        ownerId: found.owner?.userId ?? null,
      }
    }
    const found = links.findLink(slug)
    return found instanceof Promise ? found.then(open) : open(found)
  }

  function isLongGone({ removedAtMs }: LinkRecord): boolean {
    return removedAtMs !== null && removedAtMs + KEPT_AFTER_REMOVAL_MS < now()
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { link, linkId, ownerId }: Opened,
    context: ReaderContext,
    isOverLimit: boolean,
  ): void {
    const route = resolveRoute(link, context, parts.defaultTags)
    const opening = {
      request,
      timeMs: now(),
      linkId,
      ownerId,
      identifier: identifierKey(link.identifier),
      route,
      languages: context.languages,
      isOverLimit,
    }
    recorder.record(describeHit(opening, parts.readAgent), (clickId) =>
      sendRedirect(response, route.url, clickId),
    )
  }

  function refuseAfter(error: unknown, response: ServerResponse): void {
    parts.onError(error)
    if (!response.headersSent) sendLinkPage(response, 'unavailable', '')
  }
}

// 302 and no-store: a cached answer would send every later reader to the first reader's country.
const HEADERS = [
  ...['Cache-Control', 'private, no-store'],
  ...['X-Robots-Tag', 'noindex'],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['Content-Length', '0'],
]

/** With `x-click` the hit is on disk; without it, the reader was not made to wait for that. */
function sendRedirect(response: ServerResponse, url: string, clickId: string | null): void {
  const own = clickId ? ['Location', url, 'x-click', clickId] : ['Location', url]
  response.writeHead(302, [...own, ...HEADERS]).end()
}
