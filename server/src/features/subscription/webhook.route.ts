import express, { type RequestHandler, Router } from 'express'
import type { TakeEvent } from './take-event.ts'

const MAX_BODY_BYTES = 256 * 1024

/**
 * `POST /webhooks/stripe`. No page can send what this takes, since it must be signed, so the guard
 * against other sites is not in front of it.
 */
export function createWebhookRoute(takeEvent: TakeEvent): RequestHandler {
  const router = Router()
  // The signature is over the bytes as they came.
  const readBytes = express.raw({ type: () => true, limit: MAX_BODY_BYTES, inflate: false })
  router.post('/webhooks/stripe', readBytes, async (request, response) => {
    const body: unknown = request.body
    const isTaken =
      Buffer.isBuffer(body) && (await takeEvent(body, request.header('stripe-signature')))
    response
      .status(isTaken ? 200 : 400)
      .set('cache-control', 'no-store')
      .json({ received: isTaken })
  })
  return router
}
