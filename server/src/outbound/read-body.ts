import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Dispatcher } from 'undici'
import { OutboundError } from './outbound-error.ts'

export type Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

/** The only encodings we ask for; an upstream that answers in another one is not understood. */
export const ACCEPTED_ENCODING = 'gzip'

/**
 * Reads a body up to a cap that counts what comes out of the decompression, so that a small answer
 * cannot become a large one. Past the cap the connection is dropped.
 */
export async function readBody(answer: Answer, maxBytes: number): Promise<Buffer> {
  const declared = Number(answer.headers['content-length'] ?? 0)
  if (declared > maxBytes) {
    dropBody(answer)
    throw new OutboundError('too-large')
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of decode(answer)) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function decode(answer: Answer): Readable {
  const encoding = answer.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity') return answer.body
  if (encoding !== 'gzip') {
    dropBody(answer)
    throw new OutboundError('malformed')
  }
  // The reader of the last stream hears every error; the callback only marks them as heard.
  return pipeline(answer.body, createGunzip(), () => {})
}

/** Ends an answer whose body nobody wants. */
export function dropBody(answer: Answer): void {
  answer.body.on('error', () => {})
  answer.body.destroy()
}
