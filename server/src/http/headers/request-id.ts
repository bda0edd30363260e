import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const ids = new WeakMap<IncomingMessage, string>()

/** The ID of a request in the log. The server never uses an ID from the caller. */
export function requestId(request: IncomingMessage): string {
  const known = ids.get(request)
  if (known) return known
  const id = randomBytes(9).toString('base64url')
  ids.set(request, id)
  return id
}

/** Sends the ID to the caller, so that they can quote it in a support request. */
export function sendRequestId(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('x-request-id', requestId(request))
}
