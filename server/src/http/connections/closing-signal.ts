import type { ServerResponse } from 'node:http'

/** Aborts when the response is complete, or when the client has disconnected. */
export function createClosingSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  if (response.destroyed || response.closed) controller.abort()
  else response.once('close', () => controller.abort())
  return controller.signal
}
