import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RequestHandler, Router } from 'express'
import { listPlainPageHeaders } from '../plain-pages/plain-page.ts'
import { MAX_LAG_MS } from './load-shedding.ts'

/** A link's card, which is in frames of other sites. */
const CARD_PATH = '/embed'

/** Pages rendered per request. Static pages are rendered once, so they need no limit. */
const RENDERED_PATHS = [
  '/book',
  '/amazon-marketplace',
  '/by',
  CARD_PATH,
  '/oembed',
  '/report',
  '/series',
  '/mail/unsubscribe',
  '/sitemap.xml',
]

/** Images are drawn one at a time in a thread, so they are limited like pages but take no page's place. */
const IMAGE_PATH = '/og'

/** Compressing a page takes a thread of the pool that also writes clicks. */
const MAX_RENDERING = 2
const MAX_WAITING = 64
/** While pages are being rendered, a lag above this is caused by them. */
const BUSY_LAG_MS = 50

interface PageGateDeps {
  readonly lagMs: () => number
  /** Counts a page for this client. Returns the seconds it must wait, or 0. */
  readonly countPage: (request: IncomingMessage) => number
  readonly sendProblem: (
    response: ServerResponse,
    problem: 'over-limit' | 'unavailable',
    text: string,
    headers: Readonly<Record<string, string>>,
  ) => void
}

interface Waiting {
  readonly response: ServerResponse
  readonly next: () => void
}

/**
 * Limits how many pages are rendered at once, and rejects pages while the process is overloaded, so that
 * redirects stay fast. A page counts as done when its response is handed to the socket.
 */
export function createPageLimiter(deps: PageGateDeps): RequestHandler {
  const waiting: Waiting[] = []
  let rendering = 0

  function begin({ response, next }: Waiting): void {
    rendering++
    let isMade = false
    const end = () => {
      if (isMade) return
      isMade = true
      rendering--
      // Not immediately: if all data is in memory, other requests would never get a turn.
      setImmediate(beginNext)
    }
    response.once('prefinish', end)
    response.once('close', end)
    next()
  }

  function beginNext(): void {
    if (rendering >= MAX_RENDERING) return
    let first = waiting.shift()
    while (first?.response.destroyed) first = waiting.shift()
    if (first) begin(first)
  }

  /** A single reader gets a page even on a slow machine. Above `MAX_LAG_MS`, all pages are rejected. */
  function isOverloaded(): boolean {
    const lagMs = deps.lagMs()
    const isBusyRendering = lagMs > BUSY_LAG_MS && rendering >= MAX_RENDERING
    return isBusyRendering || lagMs > MAX_LAG_MS || waiting.length >= MAX_WAITING
  }

  const router = Router()
  router.use([...RENDERED_PATHS, IMAGE_PATH], (request, response, next) => {
    const waitSeconds = deps.countPage(request)
    // Express matches paths in any case.
    const path = request.baseUrl.toLowerCase()
    const refuse = (problem: 'over-limit' | 'unavailable', retryAfter: number) => {
      const frames = path === CARD_PATH ? allowFrames(response) : {}
      deps.sendProblem(response, problem, '', { 'Retry-After': String(retryAfter), ...frames })
    }
    if (waitSeconds > 0) refuse('over-limit', waitSeconds)
    else if (isOverloaded()) refuse('unavailable', 1)
    else if (path === IMAGE_PATH) next()
    else {
      waiting.push({ response, next })
      beginNext()
    }
  })
  return router
}

/** Otherwise readers would see the browser's error page in place of the card. */
function allowFrames(response: ServerResponse): Readonly<Record<string, string>> {
  response.removeHeader('x-frame-options')
  const policy = listPlainPageHeaders()['content-security-policy'] ?? ''
  return {
    'content-security-policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
  }
}
