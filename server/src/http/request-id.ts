import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

/** The id under which a request stands in the log; ours alone, a caller's own is not taken over. */
export function requestId(request: IncomingMessage): string {
  const known = ids.get(request)
  if (known) return known
  const id = randomBytes(9).toString('base64url')
  ids.set(request, id)
  return id
}

/** Tells the caller the id, so that they can name it when something went wrong. */
export function sendRequestId(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('x-request-id', requestId(request))
}
