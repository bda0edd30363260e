import type { Request, RequestHandler, Response } from 'express'
import { sendApiError } from '../errors/errors.ts'

const EXTENSION_ORIGIN = /^(?:chrome-extension|moz-extension):\/\/[a-z0-9-]+$/i

const ALLOWED_HEADERS = 'content-type, authorization, x-everyshelf-client'
const EXPOSED_HEADERS = 'retry-after, x-request-id, www-authenticate, x-everyshelf-minimum'
const PREFLIGHT_CACHE_S = '600'

/**
 * Keeps other sites from calling the API as the signed-in user. Requests that change something must be
 * JSON, which another site's page cannot send without a preflight, and must come from this site's origin,
 * a browser extension, or a client without cookies.
 */
export function createCrossSiteGuard(
  trustedOrigins: readonly string[],
  admits: 'extensions' | 'own-pages' = 'extensions',
): RequestHandler {
  const guard = guardOwn(trustedOrigins)
  if (admits === 'own-pages') return guard
  return (request, response, next) => {
    response.vary('Origin')
    const isExtension = EXTENSION_ORIGIN.test(request.headers.origin ?? '')
    if (isExtension) admitExtension(request, response)
    if (isExtension && request.method === 'OPTIONS') return sendPreflight(response)
    if (!isExtension && !hasToken(request)) return guard(request, response, next)
    if (isSafe(request) || isJson(request)) return next()
    return sendApiError(request, response, 415, 'invalid-input')
  }
}

function guardOwn(trustedOrigins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    response.vary('Origin')
    if (!isSafe(request) && !isJson(request)) {
      return sendApiError(request, response, 415, 'invalid-input')
    }
    if (isSafe(request) || isOwnCaller(request.headers, trustedOrigins)) return next()
    return sendApiError(request, response, 403, 'unauthorized')
  }
}

function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** An extension authenticates with its own token, so its cookies are ignored. */
function admitExtension(request: Request, response: Response): void {
  delete request.headers.cookie
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '')
  response.setHeader('access-control-expose-headers', EXPOSED_HEADERS)
}

/**
 * Another site's page cannot send this header, because its preflight fails. A request with a token is
 * authenticated only by the token.
 */
function hasToken({ headers }: Request): boolean {
  if (headers.authorization === undefined) return false
  delete headers.cookie
  return true
}

function sendPreflight(response: Response): void {
  response.setHeader('access-control-allow-methods', 'GET, POST')
  response.setHeader('access-control-allow-headers', ALLOWED_HEADERS)
  response.setHeader('access-control-max-age', PREFLIGHT_CACHE_S)
  response.status(204).end()
}

function isJson({ headers }: Request): boolean {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json'
}

/** Whether the request came from a page of this site, or from a client without cookies. */
export function isOwnCaller(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  trustedOrigins: readonly string[],
): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site === 'same-origin') return true
  if (typeof origin === 'string') return trustedOrigins.includes(origin)
  return site === undefined && headers.cookie === undefined
}
