import { DomainError } from '@everyshelf/domain/messages'
import type { z } from 'zod'
import type { RepeatableResponse } from '../../features/api-keys/idempotency.ts'
import { type Call, type Endpoint, isStreamed, type StreamedAnswer } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { etagOf, matchesEtag } from './etag.ts'
import type { ReadInput } from './read-request.ts'

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))

/** Calls an endpoint, and formats its answer. */
export async function answerCall(
  endpoint: Endpoint,
  call: Call,
  input: ReadInput,
): Promise<RepeatableResponse | StreamedAnswer> {
  const answer = await endpoint.answer(call, input)
  if (isStreamed(answer)) return answer
  const body = formatBody(endpoint, answer)
  return {
    status: endpoint.status ?? 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(hasOwnEtag(endpoint) && { etag: etagOf(body) }),
      ...(endpoint.locate && {
        location: `${call.origin}/api/v1${endpoint.locate(answer as { id: string })}`,
      }),
    },
    body,
    isWithoutEffect: endpoint.hasNoEffect?.(answer) === true,
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
  const answer = await reader.answer(call, { params, query: {}, body: undefined })
  const etag = etagOf(formatBody(reader, answer))
  if (!matchesEtag(ifMatch, etag)) throw new DomainError('changed-meanwhile')
}

/** A change answers with the new resource, so its ETag is that of the next read. */
function hasOwnEtag({ method, changes, output }: Endpoint) {
  return method === 'GET' || (changes !== undefined && byId.get(changes)?.output === output)
}

function formatBody({ id, output }: Endpoint, answer: unknown) {
  return JSON.stringify(pickDocumented(id, output, answer))
}

/** Only documented fields are sent. An answer without one of them is our mistake. */
export function pickDocumented<Output extends z.ZodType>(
  id: string,
  output: Output | null,
  answer: unknown,
): z.output<Output> {
  const parsed = output?.safeParse(answer)
  if (!parsed?.success) throw new Error(`unexpected answer of ${id}`, { cause: parsed?.error })
  return parsed.data
}
