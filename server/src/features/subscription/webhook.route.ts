import { type RequestHandler, Router } from 'express'
import { limitBody } from '../../http/limits/limited-body.ts'
import type { ReceiveEvent } from './receive-event.ts'

const MAX_BODY_BYTES = 256 * 1024

/** `POST /webhooks/stripe`. It needs no cross-site guard, because every request must be signed. */
export function createWebhookRoute(receiveEvent: ReceiveEvent): RequestHandler {
  const router = Router()
  // The signature covers the raw bytes.
  router.post('/webhooks/stripe', limitBody('raw', MAX_BODY_BYTES), async (request, response) => {
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
