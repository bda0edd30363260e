import { createHash } from 'node:crypto'
import { DomainError } from '@everyshelf/domain/messages'
import type { Request, Response } from 'express'
import { changeIf } from '../../db/change-condition.ts'
import type {
  Idempotency,
  RepeatableResponse,
  StoredResponse,
} from '../../features/api-keys/idempotency.ts'
import type { Call, Endpoint, StreamedResponse } from './endpoint.ts'
import { type OpenCallDeps, openCall, requireScope } from './open-call.ts'
import { type ReadInput, readRequest } from './read-request.ts'
import { requireUnchanged, runEndpoint } from './run-endpoint.ts'

interface HandleDeps extends OpenCallDeps {
  readonly idempotency: Idempotency
}

/** What a client uses to name its request: printable ASCII. */
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** Answers a request to an endpoint. Throws what the client has to know. */
export function createEndpointHandler(deps: HandleDeps) {
  return async (
    endpoint: Endpoint,
    request: Request,
    response: Response,
  ): Promise<StoredResponse | StreamedResponse> => {
    const call = await openCall(deps, request, response)
    requireScope(call, endpoint.scope)
    if (request.get('if-match') !== undefined && endpoint.changes === undefined) {
      // The client expects a comparison. Without one, its request could overwrite a change of another client.
      throw new DomainError('invalid-input', { field: 'if-match', rule: 'is not supported here' })
    }
    const input = await readRequest(endpoint, request, response)
    return await runOnce(endpoint, request, response, call, input)
  }

  async function runOnce(
    endpoint: Endpoint,
    request: Request,
    response: Response,
    call: Call,
    input: ReadInput,
  ): Promise<StoredResponse | StreamedResponse> {
    const key = request.get('idempotency-key')
    if (key === undefined || endpoint.method !== 'POST' || endpoint.hasSecret) {
      return await runUnchanged(endpoint, request, call, input)
    }
    if (!IDEMPOTENCY_KEY.test(key)) {
      const rule = 'must be 1 to 255 printable ASCII characters without spaces'
      throw new DomainError('invalid-input', { field: 'idempotency-key', rule })
    }
    const { userId: ownerId } = call.session
    const { isRepeated, ...result } = await deps.idempotency.runOnce(
      { ownerId, key, fingerprint: fingerprintOf(request, input) },
      async () => (await runUnchanged(endpoint, request, call, input)) as RepeatableResponse,
    )
    if (isRepeated) response.setHeader('idempotent-replayed', 'true')
    return result
  }

  async function runUnchanged(endpoint: Endpoint, request: Request, call: Call, input: ReadInput) {
    const ifMatch = request.get('if-match')
    if (ifMatch === undefined || endpoint.changes === undefined) {
      return await runEndpoint(endpoint, call, input)
    }
    return await changeIf(
      () => requireUnchanged(endpoint, call, input, ifMatch),
      () => runEndpoint(endpoint, call, input),
    )
  }
}

function fingerprintOf({ method, originalUrl }: Request, { body }: ReadInput) {
  const text = [method, originalUrl, JSON.stringify(body)].join('\n')
  return createHash('sha256').update(text).digest('hex')
}
