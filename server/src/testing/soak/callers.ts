import { setTimeout as wait } from 'node:timers/promises'

/** All traffic except readers: visitors of pages, API clients and health checks. */
export interface Callers {
  readonly stop: () => Promise<CallersCount>
}

export interface CallersCount {
  readonly answered: number
  /** Wrong responses: 5xx other than 503. */
  readonly wrong: readonly string[]
  readonly slowestMs: number
}

const LOOKUP = '/api/trpc/books.lookup'
const GENERATE = '/api/trpc/links.generate'

/** Each number is a different book, so no response is cached. */
function listCalls(number: number): readonly (readonly [path: string, body?: object])[] {
  const id = isbnOf(number)
  return [
    ['/healthz'],
    [LOOKUP, { id }],
    [`/book/${id}/universal`],
    [GENERATE, { input: id }],
    ['/readyz'],
  ]
}

function isbnOf(number: number): string {
  const digits = `9780${String(number % 100_000_000).padStart(8, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

export function startCallers(port: number, atOnce: number, pauseMs: number): Callers {
  const wrong: string[] = []
  let answered = 0
  let slowestMs = 0
  let sent = 0
  let isStopped = false

  async function call(path: string, body: object | undefined, address: string): Promise<void> {
    const startedAt = performance.now()
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...sent, headers })
    await response.text()
    answered++
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    const { status } = response
    if (status >= 500 && status !== 503) wrong.push(`${path.split('/9')[0]} ${status}`)
  }

  async function callRepeatedly(): Promise<void> {
    while (!isStopped) {
      const number = sent++
      const calls = listCalls(number)
      const [path, body] = calls[number % calls.length] ?? ['/healthz']
      // A killed server does not respond.
      await call(path, body, `172.16.${(number >> 8) % 250}.${number % 250}`).catch(() => {})
      await wait(pauseMs)
    }
  }

  const all = Array.from({ length: atOnce }, callRepeatedly)
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(all)
      return { answered, wrong, slowestMs }
    },
  }
}
