import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseAcceptLanguage } from '@everyshelf/domain/countries'
import { DomainError } from '@everyshelf/domain/messages'
import type { FindCaller } from '../../features/devices/extension-tokens.ts'
import type { ReadClientAddress } from '../../http/geo/client-address.ts'
import { requestId } from '../../http/headers/request-id.ts'
import type { CountCaller } from '../../http/limits/caller-limits.ts'
import { requireNoWait } from '../../http/limits/rate-limits.ts'
import { toTrpcError } from '../../trpc/error-mapping.ts'
import type { AdminGate, RequestContext } from '../../trpc/request-context.ts'

/** Builds the context of procedures from a request. */
export function createContextReader(
  readClient: ReadClientAddress,
  countCaller: CountCaller,
  findCaller: FindCaller,
  origin: string,
  admin: AdminGate,
): (request: IncomingMessage, response: ServerResponse) => Promise<RequestContext> {
  return async (request, response) => {
    const { address } = readClient(request)
    const { session, cookies, isTokenRefused } = await findCaller(request.headers)
    if (isTokenRefused) {
      // RFC 6750 §3.1: an extension deletes the token, and retries signed out.
      response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
      throw toTrpcError(new DomainError('unauthorized'))
    }
    for (const cookie of cookies) response.appendHeader('set-cookie', cookie)
    return {
      requestId: requestId(request),
      clientAddress: address,
      userAgent: request.headers['user-agent'],
      languages: parseAcceptLanguage(request.headers['accept-language']),
      session,
      origin,
      admin,
      countCall: (limit) => requireNoWait(countCaller(limit, address, session?.userId ?? null)),
    }
  }
}
