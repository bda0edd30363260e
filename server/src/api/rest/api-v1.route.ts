import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DomainError } from '@everyshelf/domain/messages'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { ApiKeysFeature } from '../../features/api-keys/api-keys.feature.ts'
import type { StoredResponse } from '../../features/api-keys/idempotency.ts'
import { closeUnread } from '../../features/uploaded-covers/image-uploads.route.ts'
import { toProblem } from '../../http/errors/problem.ts'
import { requestId } from '../../http/headers/request-id.ts'
import { readFailure, UNEXPECTED } from '../../trpc/read-failure.ts'
import { openToAllSites } from './cross-origin.ts'
import { type Endpoint, isStreamed, PartlyDone, type StreamedResponse } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { etagOf, matchesEtagWeakly } from './etag.ts'
import { createEndpointHandler } from './handle-endpoint.ts'
import { type ApiDeps, toCallDeps } from './open-call.ts'
import { createOpenApiDocument } from './openapi.ts'

interface ApiV1RouteDeps extends ApiDeps {
  readonly apiKeys: ApiDeps['apiKeys'] & Pick<ApiKeysFeature, 'idempotency'>
}

/** A database or a catalog that does not answer is usually back by then. */
const RETRY_UNAVAILABLE_S = 10

/** `/api/v1`: what programs do with an API key. It translates requests into calls of procedures. */
export function createApiV1Route(deps: ApiV1RouteDeps): RequestHandler {
  const { logger } = deps
  const { publicUrl: origin } = deps.config
  const { idempotency } = deps.apiKeys
  const handle = createEndpointHandler({ ...toCallDeps(deps), idempotency })
  const api = Router({ strict: true, caseSensitive: true })
  let document: string | undefined

  api.use(openToAllSites)
  api.get('/openapi.json', (request, response) => {
    document ??= JSON.stringify(createOpenApiDocument(origin))
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      etag: etagOf(document),
    }
    send(request, response, { status: 200, headers, body: document })
  })
  for (const [path, byMethod] of groupByPath(endpoints)) {
    api.all(toExpressPath(path), async (request, response) => {
      try {
        const endpoint = byMethod.get(request.method === 'HEAD' ? 'GET' : request.method)
        if (!endpoint) {
          response.setHeader('allow', [...byMethod.keys()].join(', '))
          throw new DomainError('method-not-allowed')
        }
        await sendResponse(request, response, await handle(endpoint, request, response))
      } catch (error) {
        closeUnread(request, response)
        sendError(request, response, error)
      }
    })
  }
  api.use((request, response) => sendError(request, response, new DomainError('not-found')))
  return Router().use('/api/v1', api)

  function sendError(request: Request, response: Response, error: unknown) {
    if (response.headersSent || response.destroyed) {
      response.destroy()
      return
    }
    const failure = readFailure(error) ?? UNEXPECTED
    const { status, reason, details } = failure
    if (status >= 500) {
      logger.error({ err: error, requestId: requestId(request) }, 'API request failed')
    }
    const wait = details.retryAfterSeconds ?? (status === 503 ? RETRY_UNAVAILABLE_S : undefined)
    if (wait !== undefined) response.setHeader('retry-after', String(wait))
    if (reason === 'invalid-api-key') response.setHeader('www-authenticate', 'Bearer')
    const done = error instanceof PartlyDone ? error.done : {}
    const problem = { ...toProblem(origin, failure, requestId(request)), ...done }
    const headers = { 'content-type': 'application/problem+json; charset=utf-8' }
    send(request, response, { status, headers, body: JSON.stringify(problem) })
  }
}

async function sendResponse(
  request: Request,
  response: Response,
  result: StoredResponse | StreamedResponse,
) {
  if (!isStreamed(result)) return send(request, response, result)
  response.writeHead(200, {
    'content-type': result.contentType,
    'content-disposition': `attachment; filename="${result.fileName}"`,
    'cache-control': 'private, no-store',
  })
  // Reads only as fast as the client downloads, and stops when the client disconnects.
  if (request.method === 'HEAD') response.end()
  else await pipeline(Readable.from(result.chunks), response)
}

function send(request: Request, response: Response, { status, headers, body }: StoredResponse) {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const known = isRead && status === 200 ? request.get('if-none-match') : undefined
  const isUnchanged = known !== undefined && matchesEtagWeakly(known, headers.etag ?? '')
  response.writeHead(isUnchanged ? 304 : status, {
    // Clients may store a response, and must ask whether it is still right.
    'cache-control': isRead && status === 200 ? 'private, no-cache' : 'no-store',
    vary: 'authorization',
    ...headers,
  })
  response.end(isUnchanged ? undefined : body)
}

/** Paths without parameters first, so that `/links/batch` is no link. */
function groupByPath(all: readonly Endpoint[]) {
  const paths = Map.groupBy(all, ({ path }) => path)
  const countParameters = (path: string) => path.split('{').length
  return [...paths]
    .map(([path, list]): [string, Map<string, Endpoint>] => [
      path,
      new Map(list.map((endpoint) => [endpoint.method, endpoint])),
    ])
    .toSorted(([a], [b]) => countParameters(a) - countParameters(b))
}

/** @example toExpressPath('/links/{id}') // '/links/:id' */
function toExpressPath(path: string) {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
