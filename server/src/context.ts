import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseAcceptLanguage } from '@everyshelf/domain/countries'
import type { FindSession } from './features/accounts/sessions.ts'
import type { ReadClientAddress } from './http/client-address.ts'
import { type CountClient, requireWithinLimit } from './http/rate-limits.ts'
import { requestId } from './http/request-id.ts'
import type { RequestContext } from './trpc/request-context.ts'

/** Reads from a request what procedures may know of it. */
export function createContextReader(
  readClient: ReadClientAddress,
  countClient: CountClient,
  findSession: FindSession,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<RequestContext> {
  return async (request, response) => {
    const { address } = readClient(request)
    const { session, cookies } = await findSession(request.headers)
    for (const cookie of cookies) response.appendHeader('set-cookie', cookie)
    return {
      requestId: requestId(request),
      clientAddress: address,
      userAgent: request.headers['user-agent'],
      languages: parseAcceptLanguage(request.headers['accept-language']),
      session,
      origin,
      countCall: (limit) => requireWithinLimit(countClient, limit, address),
    }
  }
}
