import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { OutboundError } from './outbound-error.ts'

export type UpstreamResponse = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

/** The only encoding we accept; responses in another one are refused. */
export const ACCEPTED_ENCODING = 'gzip'

/**
 * Reads a body up to a maximum size after decompression, so a small response cannot become a large
 * one. Above it, the connection is dropped.
 */
export async function readBody(response: UpstreamResponse, maxBytes: number): Promise<Buffer> {
  const declared = Number(response.headers['content-length'] ?? 0)
  if (declared > maxBytes) {
    discardBody(response)
    throw new OutboundError('too-large')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decode(response)) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decode(response: UpstreamResponse): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return response.body
  if (encoding !== 'gzip') {
    discardBody(response)
    throw new OutboundError('malformed')
  }
  // The reader of the last stream gets every error; the empty callback prevents unhandled ones.
  return pipeline(response.body, createGunzip(), () => {})
}

/** Discards a body that is not needed. */
export function discardBody(response: UpstreamResponse): void {
  response.body.on('error', () => {})
  response.body.destroy()
}
