import { setTimeout as wait } from 'node:timers/promises'
import {
  connectOutside,
  type OutsideConnection,
} from '../../server/src/testing/outside-connection.ts'

/** The database of the measured server. */
export type AnalystDatabase = Parameters<typeof connectOutside>[0]

export interface Analyst {
  readonly userId: string
  /** A call's answer and its duration in milliseconds. */
  readonly call: (procedure: string, input: object) => Promise<{ ms: number; data: unknown }>
  /** Duration of an overview or another query, in milliseconds. */
  readonly ask: (input: object, procedure?: string) => Promise<number>
  /** CSV rows per second. */
  readonly exportClicks: (from: string, to: string) => Promise<number>
}

const REFUSED_FOR_MS = 250

const person = { email: 'ada@example.org', password: 'nine tall bookshelves' }

/** A signed-in user with Premium. */
export async function signInAnalyst(
  database: AnalystDatabase,
  port: number,
  origin: string,
): Promise<Analyst> {
  const base = `http://127.0.0.1:${port}`
  const headers = { 'content-type': 'application/json', origin }
  const send = (path: string, body: object, more: Record<string, string>) =>
    fetch(base + path, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
  const post = async (path: string, body: object, more: Record<string, string> = {}) => {
    const response = await send(path, body, more)
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response
  }
  const { db, close } = connectOutside(database)
  // A reused folder already has the account.
  if (!(await db.selectFrom('user').select('id').executeTakeFirst())) {
    await post('/api/auth/sign-up/email', { ...person, name: 'Ada' })
    const token = await waitForToken(db)
    await post('/api/trpc/accounts.verifyEmail', { token, password: person.password })
  }
  const signedIn = await post('/api/auth/sign-in/email', person)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { id: userId } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
  await db
    .updateTable('user_profile')
    .set({ premiumUntil: '2099-01-01T00:00:00.000Z' })
    .where('userId', '=', userId)
    .execute()
  await close()
  let asked = 0
  const headersOfNext = () => {
    // Each query comes from another address, to avoid rate limits.
    asked++
    return { cookie, 'x-forwarded-for': `198.18.${(asked >> 8) & 255}.${asked & 255}` }
  }
  const call: Analyst['call'] = async (procedure, input) => {
    const more = headersOfNext()
    for (;;) {
      const startedAt = performance.now()
      const response = await send(`/api/trpc/${procedure}`, input, more)
      const text = await response.text()
      const ms = performance.now() - startedAt
      if (response.ok) return { ms, data: JSON.parse(text).result.data }
      // After a slow query, the server refuses calls for a moment.
      if (response.status !== 503) throw new Error(`${procedure} answered ${response.status}`)
      await wait(REFUSED_FOR_MS)
    }
  }
  return {
    userId,
    call,
    exportClicks: async (from, to) => {
      const startedAt = performance.now()
      const path = `/analytics/clicks.csv?from=${from}&to=${to}`
      const response = await fetch(base + path, { headers: headersOfNext() })
      if (!response.ok) throw new Error(`the file of clicks answered ${response.status}`)
      let lines = 0
      for await (const part of response.body ?? []) {
        for (const byte of part) if (byte === 10) lines++
      }
      return (lines / (performance.now() - startedAt)) * 1000
    },
    ask: async (input, procedure = 'analytics.overview') => (await call(procedure, input)).ms,
  }
}

/** The email with the token is written after the response. */
async function waitForToken(db: OutsideConnection['db']): Promise<string> {
  for (;;) {
    const mail = await db.selectFrom('mail_outbox').select('text').executeTakeFirst()
    const [, token] = /[?&]token=([^\s&]+)/.exec(String(mail?.text)) ?? []
    if (token) return decodeURIComponent(token)
    await wait(20)
  }
}
