import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DomainError, type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import type { ErrorRequestHandler, Response } from 'express'
import { isDatabaseUnavailable } from '../../db/unavailable.ts'
import type { Logger } from '../../logger.ts'
import { requestId } from '../headers/request-id.ts'
import { toProblem } from './problem.ts'

/** Sends an error in the format of tRPC or of `/api/v1`, for requests rejected before they reach a procedure. */
export function sendApiError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  reason: ErrorCode,
  details: DomainError['details'] = {},
): void {
  if (isRestRequest(request)) {
    const problem = toProblem('', { status, reason, details }, requestId(request))
    response.statusCode = status
    response.setHeader('content-type', 'application/problem+json; charset=utf-8')
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify(problem))
    return
  }
  const data = { httpStatus: status, reason, details, requestId: requestId(request) }
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify({ error: { message: reason, code: -32600, data } }))
}

/** Inside a router, Express keeps the whole path in `originalUrl`. */
function isRestRequest(request: IncomingMessage & { readonly originalUrl?: string }): boolean {
  return (request.originalUrl ?? request.url ?? '').startsWith('/api/v1/')
}

/** Refuses a request of a program with a short text. */
export function sendPlainText(response: Response, status: number, text: string): void {
  response.status(status).set('cache-control', 'no-store').type('text').send(text)
}

/** Sends a plain-text error where the web app has no page. */
export function sendPlainError(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  reason: ErrorCode,
): void {
  const { title, text } = errorMessages[reason]
  response.statusCode = status
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(`${title}. ${text}.\nRequest ${requestId(request)}\n`.replace('../..', '.'))
}

/** Express's error handler. Logs the error and sends the caller only the request ID. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const status = clientStatus(error)
    if (status === undefined) {
      logger.error({ err: error, requestId: requestId(request) }, 'request failed')
    }
    const send = request.path.startsWith('/api/') ? sendApiError : sendPlainError
    if (status === 413) send(request, response, status, 'too-large')
    else if (status !== undefined) send(request, response, status, 'invalid-input')
    else if (isDatabaseUnavailable(error)) send(request, response, 503, 'unavailable')
    else send(request, response, 500, 'unexpected')
  }
}

/** Express marks a malformed request, such as a broken percent-escape, with its 4xx status. */
function clientStatus(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
