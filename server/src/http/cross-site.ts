import type { Request, RequestHandler, Response } from 'express'
import { sendApiError } from './errors.ts'

const EXTENSION_ORIGIN = /^(?:chrome-extension|moz-extension):\/\/[a-z0-9-]+$/i

const ALLOWED_HEADERS = 'content-type, authorization, x-everyshelf-client'
const PREFLIGHT_KEPT_S = '600'

/**
 * Keeps other sites from calling in a reader's name (S25). What can change something must be JSON,
 * which no page can send elsewhere without asking first, and must come from our own origin, from a
 * browser extension, or from a program that carries no cookie.
 */
export function createCrossSiteGuard(ownOrigins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const isExtension = EXTENSION_ORIGIN.test(request.headers.origin ?? '')
    response.vary('Origin')
    if (isExtension) admitExtension(request, response)
    if (isExtension && request.method === 'OPTIONS') return sendPreflight(response)
    const isSafe = request.method === 'GET' || request.method === 'HEAD'
    if (!isSafe && !isJson(request.headers['content-type'])) {
      return sendApiError(request, response, 415, 'invalid-input')
    }
    if (isSafe || isExtension || isOwnCaller(request.headers, ownOrigins)) return next()
    return sendApiError(request, response, 403, 'unauthorized')
  }
}

/** An extension proves itself by its own token; a cookie sent along says nothing of it (S57). */
function admitExtension(request: Request, response: Response): void {
  delete request.headers.cookie
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '')
  response.setHeader('access-control-expose-headers', 'retry-after, x-request-id')
}

function sendPreflight(response: Response): void {
  response.setHeader('access-control-allow-methods', 'GET, POST')
  response.setHeader('access-control-allow-headers', ALLOWED_HEADERS)
  response.setHeader('access-control-max-age', PREFLIGHT_KEPT_S)
  response.status(204).end()
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
}

/** Whether a page of ours sent it, or a program that carries no cookie. */
export function isOwnCaller(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  ownOrigins: readonly string[],
): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return true
  if (typeof origin === 'string') return ownOrigins.includes(origin)
  return site === undefined && headers.cookie === undefined
}
