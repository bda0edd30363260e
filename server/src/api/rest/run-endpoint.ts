import { DomainError } from '@everyshelf/domain/messages'
import type { z } from 'zod'
import type { RepeatableResponse } from '../../features/api-keys/idempotency.ts'
import { type Call, type Endpoint, isStreamed, type StreamedResponse } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { etagOf, matchesEtag } from './etag.ts'
import type { ReadInput } from './read-request.ts'

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))

/** Calls an endpoint, and formats its result. */
export async function runEndpoint(
  endpoint: Endpoint,
  call: Call,
  input: ReadInput,
): Promise<RepeatableResponse | StreamedResponse> {
  const result = await endpoint.handle(call, input)
  if (isStreamed(result)) return result
  const body = formatBody(endpoint, result)
  return {
    status: endpoint.status ?? 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(hasOwnEtag(endpoint) && { etag: etagOf(body) }),
      ...(endpoint.locate && {
        location: `${call.origin}/api/v1${endpoint.locate(result as { id: string })}`,
      }),
    },
    body,
    isWithoutEffect: endpoint.hasNoEffect?.(result) === true,
  }
}

/** Throws `changed-meanwhile` unless the resource that the endpoint changes still has this ETag. */
export async function requireUnchanged(
  endpoint: Endpoint,
  call: Call,
  { params }: ReadInput,
  ifMatch: string,
): Promise<void> {
  const reader = byId.get(endpoint.changes ?? '')
  if (!reader) return
  const result = await reader.handle(call, { params, query: {}, body: undefined })
  const etag = etagOf(formatBody(reader, result))
  if (!matchesEtag(ifMatch, etag)) throw new DomainError('changed-meanwhile')
}

/** A change answers with the new resource, so its ETag is that of the next read. */
function hasOwnEtag({ method, changes, output }: Endpoint) {
  return method === 'GET' || (changes !== undefined && byId.get(changes)?.output === output)
}

function formatBody({ id, output }: Endpoint, result: unknown) {
  return JSON.stringify(pickDocumented(id, output, result))
}

/** Only documented fields are sent. A result without one of them is our mistake. */
export function pickDocumented<Output extends z.ZodType>(
  id: string,
  output: Output | null,
  result: unknown,
): z.output<Output> {
  const parsed = output?.safeParse(result)
  if (!parsed?.success) throw new Error(`unexpected result of ${id}`, { cause: parsed?.error })
  return parsed.data
}
