import { setTimeout as wait } from 'node:timers/promises'
import { START_MS, TIME_HEADER } from './bench-time.ts'
import type { SentRequest, SentResponse } from './send.ts'
import type { RunningBuild } from './start-build.ts'

/** So that no account uses up a limit per minute. After 30 s, an email being sent would time out. */
const STEP_MS = 10_000

/** The build sends emails and events after its response. A fake mail server waits 100 ms by itself. */
const SETTLE_MS = 250

/** One browser at one address, with its own cookies. */
export interface Browser {
  readonly cookies: () => string
  readonly send: (request: SentRequest) => Promise<SentResponse>
  /** Sends JSON, or bytes as an image, or the fields of a form. */
  readonly post: (path: string, input: unknown) => Promise<SentResponse>
  /** The data of a procedure's answer. Throws if it refuses. */
  readonly call: (procedure: string, input?: unknown) => Promise<unknown>
}

/** Browsers of one build. Each of their requests is 10 s after the one before. */
export function createBrowsers({ send, origin }: Pick<RunningBuild, 'send' | 'origin'>) {
  let timeMs = START_MS
  let opened = 0

  function open(): Browser {
    const cookies = new Map<string, string>()
    const address = `93.184.${++opened}.7`
    const cookieText = () => [...cookies].map((pair) => pair.join('=')).join('; ')

    async function sendNext({ headers, ...request }: SentRequest): Promise<SentResponse> {
      timeMs += STEP_MS
      const response = await send({
        ...request,
        headers: {
          host: new URL(origin).host,
          origin,
          'x-forwarded-for': address,
          'cf-ipcountry': 'DE',
          'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:141.0) Gecko/20100101 Firefox/141.0',
          cookie: cookieText(),
          [TIME_HEADER]: String(timeMs),
          ...headers,
        },
      })
      for (const line of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      await wait(SETTLE_MS)
      return response
    }

    const post = (path: string, input: unknown) =>
      sendNext({ method: 'POST', path, ...writeBody(input) })

    return {
      cookies: cookieText,
      send: sendNext,
      post,
      call: async (procedure, input = {}) => {
        const { status, body } = await post(`/api/trpc/${procedure}`, input)
        if (status !== 200) throw new Error(`${procedure}: ${status} ${body}`)
        return (JSON.parse(body) as { readonly result: { readonly data: unknown } }).result.data
      },
    }
  }

  return {
    open,
    /** The time of the next request. */
    nextMs: () => timeMs + STEP_MS,
  }
}

const typed = (type: string) => ({ 'content-type': type })

export function writeBody(input: unknown): Pick<SentRequest, 'headers' | 'body'> {
  if (input instanceof Uint8Array) return { headers: typed('image/png'), body: input }
  return input instanceof URLSearchParams
    ? { headers: typed('application/x-www-form-urlencoded'), body: input.toString() }
    : { headers: typed('application/json'), body: JSON.stringify(input) }
}

export type Browsers = ReturnType<typeof createBrowsers>
