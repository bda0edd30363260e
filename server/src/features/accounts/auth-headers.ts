import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * The headers better-auth may see. Without the forwarded ones, a caller cannot forge an IP address
 * or a host.
 */
export function copyHeaders({ headers }: IncomingMessage): Headers {
  const copied = new Headers()
  for (const name of ['cookie', 'user-agent', 'origin', 'content-type', 'accept-language']) {
    const value = headers[name]
    if (typeof value === 'string') copied.set(name, value)
  }
  return copied
}

export function copyCookies(result: globalThis.Response, response: ServerResponse): void {
  for (const cookie of result.headers.getSetCookie()) response.appendHeader('set-cookie', cookie)
}
