import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptsEncoding } from './static-files.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fast enough per request, and within a few percent of the smallest size. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Sends a rendered page with the best compression that the client accepts. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: string,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const plain = Buffer.from(page)
  let body = plain
  if (acceptsEncoding(accepted, 'br')) {
    body = await brotli(plain, QUALITY)
    response.setHeader('content-encoding', 'br')
  } else if (acceptsEncoding(accepted, 'gzip')) {
    body = await zip(plain)
    response.setHeader('content-encoding', 'gzip')
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}
