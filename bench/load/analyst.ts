import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { ProductPlace } from '../servers/product.ts'

export interface Analyst {
  readonly userId: string
  /** How long one overview took, in milliseconds. */
  readonly ask: (input: object) => Promise<number>
}

const REFUSED_FOR_MS = 250

const person = { email: 'ada@example.org', password: 'nine tall bookshelves' }

/** Somebody with Premium, signed in to the product. */
export async function signInAnalyst(
  place: ProductPlace,
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
    const answer = await send(path, body, more)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  await post('/api/auth/sign-up/email', { ...person, name: 'Ada' })
  const sqlite = new DatabaseSync(place.databaseFile, { timeout: 5000 })
  sqlite.exec(`update "user" set "emailVerified" = 1`)
  const signedIn = await post('/api/auth/sign-in/email', person)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const userId = String(sqlite.prepare('select id from "user"').get()?.id)
  sqlite
    .prepare('update user_profile set "premiumUntil" = ? where "userId" = ?')
    .run('2099-01-01T00:00:00.000Z', userId)
  sqlite.close()
  let asked = 0
  return {
    userId,
    ask: async (input) => {
      // No limit is measured here: each question comes from an address of its own.
      asked++
      const forwarded = `198.18.${(asked >> 8) & 255}.${asked & 255}`
      const more = { cookie, 'x-forwarded-for': forwarded }
      for (;;) {
        const startedAt = performance.now()
        const answer = await send('/api/trpc/analytics.overview', input, more)
        await answer.text()
        if (answer.ok) return performance.now() - startedAt
        // After a question that took long, calls are refused for a moment.
        if (answer.status !== 503) throw new Error(`an overview answered ${answer.status}`)
        await wait(REFUSED_FOR_MS)
      }
    },
  }
}
