import type { z } from 'zod'
import { JSON_MAX_BYTES } from './limits.ts'
import { OutboundError } from './outbound-error.ts'
import { discardBody, readBody, type UpstreamResponse } from './read-body.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON response and checks its schema. Returns null for 404; throws an OutboundError for
 * every other problem.
 */
export async function readJson<Schema extends z.ZodType>(
  response: UpstreamResponse,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  if (response.statusCode !== 200) {
    discardBody(response)
    if (response.statusCode === 404) return null
    throw new OutboundError('status', { status: response.statusCode })
  }
  if (!/\bjson\b/i.test(String(response.headers['content-type'] ?? ''))) {
    discardBody(response)
    throw new OutboundError('wrong-type')
  }
  const body = await readBody(response, JSON_MAX_BYTES)
  try {
    return schema.parse(JSON.parse(utf8.decode(body)))
  } catch (cause) {
    throw new OutboundError('malformed', { cause })
  }
}
