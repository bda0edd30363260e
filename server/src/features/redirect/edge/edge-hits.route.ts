import type { IncomingMessage } from 'node:http'
import express, { type RequestHandler, Router } from 'express'
import { EDGE_HITS_PATH, SIGNATURE_HEADER } from './edge-signature.ts'
import type { EdgeHitsResult, ReceiveEdgeHits } from './receive-edge-hits.ts'

export interface EdgeHitsRouteDeps {
  /** Null when no secret is set. */
  readonly receive: ReceiveEdgeHits | null
  /** Counts a refused request against the client's limit. Returns the seconds to wait, or 0. */
  readonly countRefusal: (request: IncomingMessage) => number
}

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
export function createEdgeHitsRoute({ receive, countRefusal }: EdgeHitsRouteDeps): RequestHandler {
  const router = Router()
  if (!receive) return router
  // The signature covers the raw bytes.
  const readBytes = express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false })
  router.post(EDGE_HITS_PATH, readBytes, async (request, response) => {
    const body: unknown = request.body
    const text = Buffer.isBuffer(body) ? body.toString('utf8') : ''
    const result = await receive(text, request.header(SIGNATURE_HEADER) ?? '')
    response.set('cache-control', 'no-store')
    // Workers of other customers have the same addresses, so refusals never stop signed hits.
    const seconds = result === 'unsigned' ? countRefusal(request) : 0
    if (seconds > 0) response.status(429).set('retry-after', String(seconds)).end()
    else response.status(STATUSES[result]).end()
  })
  return router
}
