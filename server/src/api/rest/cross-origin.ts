import type { RequestHandler } from 'express'

const EXPOSED = [
  'etag',
  'idempotent-replayed',
  'location',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-request-id',
]
const PREFLIGHT: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, if-match, if-none-match',
  'access-control-max-age': '86400',
}

/**
 * Lets pages of any site call the API with a key. No request is authenticated by a cookie, so other
 * sites gain nothing from a browser that is signed in.
 */
export const openToAllSites: RequestHandler = (request, response, next) => {
  delete request.headers.cookie
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', EXPOSED.join(', '))
  const isPreflight = request.headers['access-control-request-method'] !== undefined
  if (request.method !== 'OPTIONS' || !isPreflight) return next()
  for (const [name, value] of Object.entries(PREFLIGHT)) response.setHeader(name, value)
  response.status(204).end()
}
