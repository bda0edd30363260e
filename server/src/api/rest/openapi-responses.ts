import { z } from 'zod'
import { problemResource, problemsByStatus } from '../../http/errors/problem.ts'
import type { Endpoint } from './endpoint.ts'

const describeHeader = (id: string, description: string) =>
  z.string().meta({ description, header: { id } })

const limitHeaders = {
  ratelimit: describeHeader('RateLimit', 'What is left of each limit, and when it resets.'),
  'ratelimit-policy': describeHeader('RateLimitPolicy', 'The limits of your account.'),
}
const etag = describeHeader('ETag', 'Send it as If-Match or If-None-Match.')
const retryAfter = describeHeader('RetryAfter', 'Seconds to wait.')

/** One object per status, so that the document has each of them once. */
const problems = new Map(
  Object.entries(problemsByStatus).map(([status, codes]) => [
    status,
    {
      id: `Problem${status}`,
      description: codes.map((code) => `\`${code}\``).join(', '),
      ...(['429', '503'].includes(status) && { headers: z.object({ 'retry-after': retryAfter }) }),
      content: { 'application/problem+json': { schema: problemResource } },
    },
  ]),
)

export function successOf({ output, status = 200, method, example }: Endpoint) {
  const hasEtag = method === 'GET' && output !== null
  const content = output
    ? { 'application/json': { schema: output, example: example.response } }
    : { 'application/x-ndjson': { schema: z.string() }, 'text/csv': { schema: z.string() } }
  return {
    [status]: {
      description: status === 201 ? 'Created' : 'OK',
      headers: z.object({ ...limitHeaders, ...(hasEtag && { etag }) }),
      content,
    },
  }
}

/** Which errors an endpoint can answer with; a client must expect them all. */
export function problemsOf({ changes, body, takesImage, method, partlyDone }: Endpoint) {
  const hasBody = body !== undefined || takesImage === true
  const isLeftOut: Readonly<Record<string, boolean>> = {
    405: true,
    408: !hasBody,
    409: method === 'GET',
    412: changes === undefined,
    413: !hasBody,
    415: body === undefined,
  }
  const possible = [...problems].filter(([status]) => !isLeftOut[status])
  return { ...Object.fromEntries(possible), ...(partlyDone && partlyDoneOf(partlyDone)) }
}

function partlyDoneOf(done: z.ZodObject) {
  return {
    429: {
      description:
        '`rate-limited`. `results` has the rows before the limit. Without `results`, no row was processed.',
      headers: z.object({ 'retry-after': retryAfter }),
      content: {
        'application/problem+json': { schema: problemResource.extend(done.partial().shape) },
      },
    },
  }
}
