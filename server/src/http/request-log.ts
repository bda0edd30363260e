import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpLogger, pinoHttp } from 'pino-http'
import type { Logger } from '../logger.ts'
import { loggableAddress, type ReadClientAddress } from './geo/client-address.ts'
import { requestId } from './headers/request-id.ts'

/** One line per request: no headers, no query, no body, and of the address only its network. */
export function createRequestLog(logger: Logger, readClient: ReadClientAddress): HttpLogger {
  return pinoHttp({
    logger,
    genReqId: requestId,
    wrapSerializers: false,
    serializers: {
      req: (request: IncomingMessage) => ({
        id: requestId(request),
        method: request.method,
        path: pathOf(request),
        network: loggableAddress(readClient(request).address),
      }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
    },
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return 'error'
      return pathOf(request).startsWith('/api/') ? 'info' : 'debug'
    },
  })
}

/** Programs write the product URL that an author pasted into these paths, with everything in it. */
const BOOK_PATH = /^(\/api\/v1\/books\/).+/i

function pathOf(request: IncomingMessage & { originalUrl?: string }): string {
  const path = (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? ''
  return path.slice(0, 200).replace(BOOK_PATH, '$1{book}')
}
