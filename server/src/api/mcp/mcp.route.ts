import { DomainError, errorMessages } from '@everyshelf/domain/messages'
import type { Request, RequestHandler, Response } from 'express'
import { requestId } from '../../http/headers/request-id.ts'
import { readFailure, UNEXPECTED } from '../../trpc/read-failure.ts'
import { type ApiDeps, openCall, toCallDeps } from '../rest/open-call.ts'
import { readBody } from '../rest/read-request.ts'
import { respondToMessage } from './respond-to-message.ts'

/** Codes of JSON-RPC: a body that is no JSON, no message, or refused for a reason of the server. */
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const REFUSED = -32_000

/** `POST /mcp`: what assistants do with an API key, by the Model Context Protocol. It has no sessions. */
export function createMcpRoute(deps: ApiDeps): RequestHandler {
  const { logger } = deps
  const { publicUrl: origin } = deps.config
  const callDeps = toCallDeps(deps)

  return async (request, response, next) => {
    if (request.path !== '/mcp') return next()
    delete request.headers.cookie
    try {
      requirePost(request, response)
      requireOwnOrigin(request, origin)
      await respond(request, response)
    } catch (error) {
      refuse(request, response, error)
    }
  }

  async function respond(request: Request, response: Response) {
    const call = await openCall(callDeps, request, response)
    const message = await readBody(request, response)
    if (message === undefined) throw new DomainError('invalid-input')
    if (Array.isArray(message)) {
      // A batch would be many calls that count as one. The protocol has none since 2025-06-18.
      sendError(response, 400, INVALID_REQUEST, 'Invalid request: send one message, not a batch')
      return
    }
    const id = requestId(request)
    // The SDK reports mistakes of the client, too.
    const problems: Error[] = []
    const reply = await respondToMessage(request, message, {
      call,
      onProblem: (problem) => problems.push(problem),
      reportError: (tool, err) => logger.error({ err, requestId: id, tool }, 'MCP tool failed'),
    })
    if (reply.status >= 500) {
      logger.error({ err: problems.at(-1), requestId: id }, 'MCP request failed')
    }
    const body = await reply.text()
    response.status(reply.status)
    response.setHeader('cache-control', 'no-store')
    const type = reply.headers.get('content-type')
    if (type !== null) response.setHeader('content-type', type)
    response.end(body)
  }

  function refuse(request: Request, response: Response, error: unknown) {
    if (response.headersSent || response.destroyed) {
      response.destroy()
      return
    }
    const { status, reason, details } = readFailure(error) ?? UNEXPECTED
    if (status >= 500) {
      logger.error({ err: error, requestId: requestId(request) }, 'MCP request failed')
    }
    const wait = details.retryAfterSeconds
    if (wait !== undefined) response.setHeader('retry-after', String(wait))
    if (reason === 'invalid-api-key') response.setHeader('www-authenticate', 'Bearer')
    if (reason === 'invalid-input') {
      sendError(response, status, PARSE_ERROR, 'Parse error: the body is not a JSON object')
      return
    }
    const { title, text } = errorMessages[reason]
    const data = { code: reason, ...details, requestId: requestId(request) }
    sendError(response, status, REFUSED, `${title}: ${text}`, data)
  }
}

/** There is no stream to open with GET, and no session to end with DELETE. */
function requirePost({ method }: Request, response: Response) {
  if (method === 'POST') return
  response.setHeader('allow', 'POST')
  throw new DomainError('method-not-allowed')
}

/**
 * Rejects requests from pages of other origins, as the protocol requires. Otherwise a site could point its
 * domain to this server (DNS rebinding), and its page could use the server.
 */
function requireOwnOrigin({ headers: { origin } }: Request, own: string) {
  if (origin !== undefined && origin !== own) throw new DomainError('foreign-origin')
}

/** An error without the ID of a message: the message was not read, or has none. */
function sendError(
  response: Response,
  status: number,
  code: number,
  message: string,
  data?: object,
) {
  response.status(status)
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message, data } }))
}
