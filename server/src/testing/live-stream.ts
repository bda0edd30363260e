import type { AccountClient } from './account-client.ts'
import type { TestApp } from './test-app.ts'

interface StreamEvent {
  readonly event: string
  readonly data: unknown
}

/** An open stream of the live view, read like a browser does. */
export interface TestStream {
  readonly headers: Headers
  /** Everything read so far. */
  readonly seen: readonly StreamEvent[]
  /** The data of the next event with this name; rejects when the stream ends first. */
  readonly next: (event: string) => Promise<unknown>
  readonly close: () => void
}

export async function openStream(
  { url }: Pick<TestApp, 'url'>,
  { cookies }: Pick<AccountClient, 'cookies'>,
): Promise<TestStream> {
  const controller = new AbortController()
  const response = await fetch(`${url}/api/trpc/analytics.live`, {
    headers: { accept: 'text/event-stream', cookie: cookies() },
    signal: controller.signal,
  })
  const events = readEvents(response)
  const seen: StreamEvent[] = []
  return {
    headers: response.headers,
    seen,
    next: async (name) => {
      for (;;) {
        const { value, done } = await events.next()
        if (done) throw new Error(`the stream ended before "${name}"`)
        seen.push(value)
        if (value.event === name) return value.data
      }
    },
    close: () => controller.abort(),
  }
}

async function* readEvents({ body }: Response): AsyncGenerator<StreamEvent, void> {
  let text = ''
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split(/\n\n+/)
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1] ?? 'message'
      const data = /^data: (.*)$/m.exec(block)?.[1] ?? ''
      yield { event, data: data ? JSON.parse(data) : null }
    }
  }
}
