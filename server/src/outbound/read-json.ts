import type { z } from 'zod'
import { JSON_MAX_BYTES } from './limits.ts'
import { OutboundError } from './outbound-error.ts'
import { type Answer, discardBody, readBody } from './read-body.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON response and checks its schema. Returns null for 404; throws an OutboundError for
 * every other problem.
 */
export async function readJson<Schema extends z.ZodType>(
  answer: Answer,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  if (answer.statusCode !== 200) {
    discardBody(answer)
    if (answer.statusCode === 404) return null
    throw new OutboundError('status', { status: answer.statusCode })
  }
  if (!/\bjson\b/i.test(String(answer.headers['content-type'] ?? ''))) {
    discardBody(answer)
    throw new OutboundError('wrong-type')
  }
  const body = await readBody(answer, JSON_MAX_BYTES)
  try {
    return schema.parse(JSON.parse(utf8.decode(body)))
  } catch (cause) {
    throw new OutboundError('malformed', { cause })
  }
}
