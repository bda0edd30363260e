import type { IncomingMessage } from 'node:http'
import { DomainError } from '@everyshelf/domain/messages'
import { type Request, type RequestHandler, Router } from 'express'
import { sendPlainError } from '../../http/errors/errors.ts'
import type { AdminGate } from '../../trpc/request-context.ts'
import type { FindSession } from '../accounts/sessions.ts'
import type { OutboxService } from './outbox.service.ts'

interface MailPreviewRouteDeps {
  readonly outbox: Pick<OutboxService, 'preview'>
  readonly findSession: FindSession
  readonly gate: Pick<AdminGate, 'requireOpen'>
  /** Counts one request of this client; returns the seconds it must wait, or 0. */
  readonly countRequest: (request: IncomingMessage) => number
}

/** Emails use inline styles only; the policy blocks everything else. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; sandbox",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

/**
 * `GET /mail-preview/{template}`: an email with sample content, for the frame in the admin area.
 */
export function createMailPreviewRoute(deps: MailPreviewRouteDeps): RequestHandler {
  const { outbox, findSession, gate, countRequest } = deps

  async function readPage(request: Request): Promise<string | null> {
    const { session } = await findSession(request.headers)
    if (session?.role !== 'admin') return null
    await gate.requireOpen(session, true)
    return outbox.preview(String(request.params.template)).html
  }

  const router = Router()
  router.get('/mail-preview/:template', async (request, response) => {
    if (countRequest(request) > 0) {
      sendPlainError(request, response, 429, 'rate-limited')
      return
    }
    const page = await readPage(request).catch((error: unknown) => {
      if (error instanceof DomainError) return null
      throw error
    })
    // Without access the response is the same 404 as for an unknown path.
    if (page === null) sendPlainError(request, response, 404, 'not-found')
    else response.set(HEADERS).type('html').send(page)
  })
  return router
}
