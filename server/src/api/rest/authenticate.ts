import type { IncomingMessage } from 'node:http'
import { type ApiKey, parseApiKey } from '@everyshelf/domain/api-keys'
import { DomainError } from '@everyshelf/domain/messages'
import type { Session } from '../../trpc/request-context.ts'

export interface AuthenticateDeps {
  readonly findSessionByKey: (key: ApiKey) => Promise<Session | null>
  /** Without the database. */
  readonly hasWorkedLately: (key: ApiKey) => boolean
  /** Counts a refused key; with 0, only asks. Returns the seconds to wait, or 0. */
  readonly countRefusal: (request: IncomingMessage, refusals?: 0 | 1) => number
}

const BEARER = /^bearer +/i

/** The session of the API key in a request. Nothing else of a request can authenticate it. */
export async function authenticate(
  request: IncomingMessage,
  { findSessionByKey, hasWorkedLately, countRefusal }: AuthenticateDeps,
): Promise<Session> {
  const { authorization = '' } = request.headers
  const key = BEARER.test(authorization) && parseApiKey(authorization.replace(BEARER, ''))
  // Where too many keys did not work, unknown keys must not cost a query each.
  const isWorthQuery = key && (hasWorkedLately(key) || countRefusal(request, 0) === 0)
  const session = isWorthQuery ? await findSessionByKey(key) : null
  if (session) return session
  const retryAfterSeconds = countRefusal(request)
  if (retryAfterSeconds > 0) throw new DomainError('rate-limited', { retryAfterSeconds })
  throw new DomainError('invalid-api-key')
}
