import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface ReadersCount {
  /** Readers redirected to a store. */
  readonly good: number
  /** The errors of the others. */
  readonly bad: readonly string[]
  /** The ids of answered clicks. */
  readonly clicks: readonly string[]
}

/** Readers who open links one after another until stopped. */
export interface Readers {
  readonly count: () => ReadersCount
  readonly stop: () => Promise<ReadersCount>
}

const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const LOCK_WAIT_MS = 5000

interface ReadersDeps {
  readonly port: number
  readonly paths: readonly string[]
  readonly atOnce: number
  /** Pause between two links of one reader. */
  readonly pauseMs: number
}

export function startReaders({ port, paths, atOnce, pauseMs }: ReadersDeps): Readers {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const clicks: string[] = []
  const bad: string[] = []
  let good = 0
  let opened = 0
  let isStopped = false

  async function open(): Promise<void> {
    const reader = opened++
    const path = paths[reader % paths.length] ?? '/'
    const { status, isRedirected, click } = await openLink({ agent, port, path, reader })
    if (isRedirected) good++
    else bad.push(`${status} at ${new Date().toISOString()}`)
    if (click) clicks.push(click)
  }

  async function read(): Promise<void> {
    while (!isStopped) {
      await open()
      await wait(pauseMs)
    }
  }

  const all = Array.from({ length: atOnce }, read)
  const count = () => ({ good, bad, clicks })
  return {
    count,
    stop: async () => {
      isStopped = true
      await Promise.all(all)
      agent.destroy()
      return count()
    },
  }
}

interface LinkRequest {
  readonly agent: Agent
  readonly port: number
  readonly path: string
  /** Each number is a reader with another address. */
  readonly reader: number
}

interface LinkResponse {
  /** The HTTP status, or the error's text. */
  readonly status: number | string
  /** Whether it leads to a store. */
  readonly isRedirected: boolean
  readonly click: string | undefined
}

/** Opens a link as a reader behind a proxy. */
export function openLink({ agent, port, path, reader }: LinkRequest): Promise<LinkResponse> {
  return new Promise((resolve) => {
    const headers = {
      'user-agent': USER_AGENT,
      'accept-language': 'en',
      'x-forwarded-for': `10.${(reader >> 16) % 250}.${(reader >> 8) % 250}.${reader % 250}`,
    }
    const incoming = get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const { statusCode: status = 0 } = response
      const { location, 'x-click': click } = response.headers
      const isRedirected = status === 302 && location?.startsWith('https://www.amazon.') === true
      response.resume()
      response.on('end', () => resolve({ status, isRedirected, click: click?.toString() }))
    })
    incoming.setTimeout(LOCK_WAIT_MS, () => incoming.destroy(new Error('no answer')))
    incoming.on('error', ({ message }) =>
      resolve({ status: message, isRedirected: false, click: undefined }),
    )
  })
}
