import type { IncomingMessage } from 'node:http'

/** A name or an address, and perhaps a port (RFC 9110 §7.2). */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i

/**
 * Whether a request has no `Host` or one valid `Host` (RFC 9112 §3.2), and a body that Node can read.
 * Node itself keeps the first of two hosts, and calls the handler before it refuses an unknown encoding.
 *
 * @example isValidRequest({ rawHeaders: ['Host', 'a.example', 'host', 'b.example'], ... }) // false
 */
export function isValidRequest({
  rawHeaders,
  headers,
}: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  const { host = '', 'transfer-encoding': encoding } = headers
  return (
    hosts <= 1 &&
    HOST.test(host) &&
    (encoding === undefined || encoding.toLowerCase() === 'chunked')
  )
}
