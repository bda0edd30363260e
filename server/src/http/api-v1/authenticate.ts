import type { IncomingMessage } from 'node:http'
import { type ApiKey, parseApiKey } from '@everyshelf/domain/api-keys'
import { DomainError } from '@everyshelf/domain/messages'
import type { Session } from '../../trpc/request-context.ts'

export interface AuthenticateDeps {
  readonly findSessionByKey: (key: ApiKey) => Promise<Session | null>
  /** Counts a refused key. Returns the seconds to wait, or 0. */
  readonly countRefusal: (request: IncomingMessage) => number
}

const BEARER = /^bearer +/i

/** The session of the API key in a request. Nothing else of a request can authenticate it. */
export async function authenticate(
  request: IncomingMessage,
  { findSessionByKey, countRefusal }: AuthenticateDeps,
): Promise<Session> {
  const { authorization = '' } = request.headers
  const key = BEARER.test(authorization) && parseApiKey(authorization.replace(BEARER, ''))
  const session = key ? await findSessionByKey(key) : null
  if (session) return session
  const retryAfterSeconds = countRefusal(request)
  if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
  throw new DomainError('invalid-api-key')
}
