import type { Browser } from './browser.ts'
import type { SentResponse } from './send.ts'

/** Reads a stream until its first message, and leaves it. */
export async function readStream(
  origin: string,
  path: string,
  { cookies }: Pick<Browser, 'cookies'>,
): Promise<SentResponse> {
  const controller = new AbortController()
  const response = await fetch(origin + path, {
    headers: { accept: 'text/event-stream', cookie: cookies() },
    signal: controller.signal,
  })
  let body = ''
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(
    new TextDecoderStream(),
  )) {
    body += chunk
    if (/^data: \{.+\n\n/m.test(body)) break
  }
  controller.abort()
  return { status: response.status, headers: {}, body }
}
