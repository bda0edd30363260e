import type { IncomingMessage, ServerResponse } from 'node:http'
import { type RequestHandler, Router } from 'express'
import { TOO_LATE_MS } from './load-shedding.ts'

/** Pages that are made for each reader; files of the site are made once, and are no burden. */
const MADE_PAGES = ['/book', '/amazon-marketplace', '/report', '/mail/unsubscribe']

/** Packing a page takes a thread of the pool, and the clicks of readers wait for another one. */
const MOST_UNDER_WAY = 2
const MOST_WAITING = 64
/** While pages are being made, such a delay is theirs. */
const LATE_MS = 50

interface PageGateDeps {
  readonly lagMs: () => number
  /** Counts one page of this client; the seconds it must wait, or 0. */
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
 * Lets few pages be made at a time, fewer than anyone asks for when the process cannot keep up, so that
 * redirects stay quick (S75). A page is made once its answer is handed over, read or not.
 */
export function createPageGate(deps: PageGateDeps): RequestHandler {
  const waiting: Waiting[] = []
  let underWay = 0

  function begin({ response, next }: Waiting): void {
    underWay++
    let isMade = false
    const end = () => {
      if (isMade) return
      isMade = true
      underWay--
      // Not at once: what a page waits for may all be in memory, and nothing else would have its turn.
      setImmediate(beginNext)
    }
    response.once('prefinish', end)
    response.once('close', end)
    next()
  }

  function beginNext(): void {
    if (underWay >= MOST_UNDER_WAY) return
    let first = waiting.shift()
    while (first?.response.destroyed) first = waiting.shift()
    if (first) begin(first)
  }

  /** A reader who comes alone gets a page even on a slow machine; beyond `TOO_LATE_MS` nobody does. */
  function isOverloaded(): boolean {
    const lagMs = deps.lagMs()
    const isLateByPages = lagMs > LATE_MS && underWay >= MOST_UNDER_WAY
    return isLateByPages || lagMs > TOO_LATE_MS || waiting.length >= MOST_WAITING
  }

  const router = Router()
  router.use(MADE_PAGES, (request, response, next) => {
    const waitSeconds = deps.countPage(request)
    if (waitSeconds > 0) {
      deps.sendProblem(response, 'over-limit', '', { 'Retry-After': String(waitSeconds) })
    } else if (isOverloaded()) {
      deps.sendProblem(response, 'unavailable', '', { 'Retry-After': '1' })
    } else {
      waiting.push({ response, next })
      beginNext()
    }
  })
  return router
}
