import type { IncomingMessage } from 'node:http'
import { type RequestHandler, Router } from 'express'
import { limitBody } from '../../../http/limits/limited-body.ts'
import type { Logger } from '../../../logger.ts'
import type { EdgeHitsResult, ReceiveEdgeHits } from '../edge.ts'
import { EDGE_FORMAT, EDGE_FORMAT_HEADER } from './edge-headers.ts'
import { EDGE_HITS_PATH, SIGNATURE_HEADER } from './edge-signature.ts'

export interface EdgeHitsRouteDeps {
  readonly redirect: {
    /** Null when no secret is set. */
    readonly receiveEdgeHits: ReceiveEdgeHits | null
  }
  /** Counts a refused request against the client's limit. Returns the seconds to wait, or 0. */
  readonly countRequest: (limit: 'edge-refusal', request: IncomingMessage) => number
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** Each hit of an old worker brings its format, and the operator needs to know it once. */
const WARN_EVERY_MS = 60 * 60 * 1000

/** More than 20 hits with their longest headers. */
const MAX_BODY_BYTES = 256 * 1024

const STATUSES: Readonly<Record<EdgeHitsResult, number>> = {
  recorded: 204,
  unsigned: 401,
  invalid: 400,
  unrecorded: 503,
}

/**
 * `POST /edge/hits`. It needs no cross-site guard, because every request must be signed. Its path is not
 * below `/api`, whose calls an overloaded server refuses first.
 */
export function createEdgeHitsRoute(deps: EdgeHitsRouteDeps): RequestHandler {
  const { countRequest, logger, now } = deps
  const receive = deps.redirect.receiveEdgeHits
  const router = Router()
  let warnAgainAt = 0

  function warnOfOldWorker(format: number): void {
    if (format >= EDGE_FORMAT || now() < warnAgainAt) return
    warnAgainAt = now() + WARN_EVERY_MS
    logger.warn(
      { format, current: EDGE_FORMAT },
      'A worker at the edge has an old format: export and deploy it again',
    )
  }

  if (!receive) return router
  // The signature covers the raw bytes.
  router.post(EDGE_HITS_PATH, limitBody('raw', MAX_BODY_BYTES), async (request, response) => {
    const body: unknown = request.body
    const text = Buffer.isBuffer(body) ? body.toString('utf8') : ''
    const result = await receive(text, request.header(SIGNATURE_HEADER) ?? '')
    if (result === 'recorded') warnOfOldWorker(Number(request.header(EDGE_FORMAT_HEADER) ?? 0))
    response.set('cache-control', 'no-store')
    // Workers of other customers have the same addresses, so refusals never stop signed hits.
    const seconds = result === 'unsigned' ? countRequest('edge-refusal', request) : 0
    if (seconds > 0) response.status(429).set('retry-after', String(seconds)).end()
    else response.status(STATUSES[result]).end()
  })
  return router
}
