import type { Request, RequestHandler, Response } from 'express'
import { sendApiError } from './errors.ts'

const EXTENSION_ORIGIN = /^(?:chrome-extension|moz-extension):\/\/[a-z0-9-]+$/i

const ALLOWED_HEADERS = 'content-type, authorization, x-everyshelf-client'
const EXPOSED_HEADERS = 'retry-after, x-request-id, www-authenticate, x-everyshelf-minimum'
const PREFLIGHT_KEPT_S = '600'

/**
 * Keeps other sites from calling in a reader's name (S25). What can change something must be JSON,
 * which no page can send elsewhere without asking first, and must come from our own origin, from a
 * browser extension, or from a program that carries no cookie.
 */
export function createCrossSiteGuard(
  ownOrigins: readonly string[],
  admits: 'extensions' | 'own pages alone' = 'extensions',
): RequestHandler {
  const guard = guardOwn(ownOrigins)
  if (admits === 'own pages alone') return guard
  return (request, response, next) => {
    response.vary('Origin')
    const isExtension = EXTENSION_ORIGIN.test(request.headers.origin ?? '')
    if (isExtension) admitExtension(request, response)
    if (isExtension && request.method === 'OPTIONS') return sendPreflight(response)
    if (!isExtension && !comesWithToken(request)) return guard(request, response, next)
    if (isSafe(request) || isJson(request)) return next()
    return sendApiError(request, response, 415, 'invalid-input')
  }
}

function guardOwn(ownOrigins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin')
    if (!isSafe(request) && !isJson(request)) {
      return sendApiError(request, response, 415, 'invalid-input')
    }
    if (isSafe(request) || isOwnCaller(request.headers, ownOrigins)) return next()
    return sendApiError(request, response, 403, 'unauthorized')
  }
}

function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** An extension proves itself by its own token; a cookie sent along says nothing of it (S57). */
function admitExtension(request: Request, response: Response): void {
  delete request.headers.cookie
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '')
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS)
}

/**
 * A page of another site can send no such header: it would have to ask first, and is not answered.
 * What comes with a token is judged by it alone.
 */
function comesWithToken({ headers }: Request): boolean {
  if (headers.authorization === undefined) return false
  delete headers.cookie
  return true
}

function sendPreflight(response: Response): void {
  response.setHeader('access-control-allow-methods', 'GET, POST')
  response.setHeader('access-control-allow-headers', ALLOWED_HEADERS)
  response.setHeader('access-control-max-age', PREFLIGHT_KEPT_S)
  response.status(204).end()
}

function isJson({ headers }: Request): boolean {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
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
