import type { IncomingMessage } from 'node:http'
import { parseAcceptLanguage } from '@everyshelf/domain/countries'
import type { ReadClientAddress } from './http/client-address.ts'
import { type CountClient, requireWithinLimit } from './http/rate-limits.ts'
import { requestId } from './http/request-id.ts'
import type { RequestContext } from './trpc/request-context.ts'

/** Reads from a request what procedures may know of it. */
export function createContextReader(
  readClient: ReadClientAddress,
  countClient: CountClient,
  origin: string,
): (request: IncomingMessage) => RequestContext {
  return (request) => {
    const { address } = readClient(request)
    return {
      requestId: requestId(request),
      clientAddress: address,
      userAgent: request.headers['user-agent'],
      languages: parseAcceptLanguage(request.headers['accept-language']),
      session: null,
      origin,
      countCall: (limit) => requireWithinLimit(countClient, limit, address),
    }
  }
}
