import express, { type RequestHandler, Router } from 'express'
import { limitBody } from '../../http/limits/limited-body.ts'
import type { ReceiveEvent } from './receive-event.ts'

const MAX_BODY_BYTES = 256 * 1024

/** `POST /webhooks/stripe`. It needs no cross-site guard, because every request must be signed. */
export function createWebhookRoute(receiveEvent: ReceiveEvent): RequestHandler {
  const router = Router()
  // The signature covers the raw bytes.
  const parseBytes = express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false })
  const readBytes = limitBody(parseBytes, MAX_BODY_BYTES)
  router.post('/webhooks/stripe', readBytes, async (request, response) => {
    const body: unknown = request.body
    const isReceived =
      Buffer.isBuffer(body) && (await receiveEvent(body, request.header('stripe-signature')))
    response
      .status(isReceived ? 200 : 400)
      .set('cache-control', 'no-store')
      .json({ received: isReceived })
  })
  return router
}
