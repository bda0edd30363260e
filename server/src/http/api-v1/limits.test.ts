import { afterEach, describe, expect, it } from 'vitest'
import { bob, signIn } from '../../testing/account-client.ts'
import { createApiClient, createKey } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { type LimitRules, limitRules } from '../rate-limits.ts'

let app: TestApp | undefined
afterEach(() => app?.close())

async function open(limits: Partial<LimitRules>) {
  app = await createTestApp({ limits: { ...limitRules, ...limits } })
  const ada = createApiClient(app, await createKey(await signIn(app)))
  return { app, ada }
}

describe('the limits of procedures', () => {
  it('S24 count by account, not by address', async () => {
    const { app, ada } = await open({ lookup: [{ points: 1, seconds: 60 }] })
    const ben = createApiClient(app, await createKey(await signIn(app, bob)))
    const book = (client: typeof ada) => client('/books/9780143127741')
    expect((await book(ada)).status).toBe(200)
    expect((await book(ada)).json).toMatchObject({ status: 429, code: 'rate-limited' })
    // The same address, another account.
    expect((await book(ben)).status).toBe(200)
  })

  it('stop guesses of slugs, also in one batch', async () => {
    const { app, ada } = await open({ 'api-generate': [{ points: 3, seconds: 60 }] })
    const links = ['a2345', 'b2345', 'c2345', 'd2345'].map((slug) => ({
      book: `${app.config.publicUrl}/go/${slug}`,
    }))
    const { json } = await ada('/links/batch', { method: 'POST', body: { links } })
    expect((json as { results: { status: number }[] }).results.map(({ status }) => status)).toEqual(
      [404, 404, 404, 429],
    )
  })
})

describe('a batch', () => {
  it('R42 counts each of its rows as a request', async () => {
    const { ada } = await open({})
    const links = Array.from({ length: 7 }, () => ({ book: 'nothing' }))
    const answer = await ada('/links/batch', { method: 'POST', body: { links } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('ratelimit')).toBe('"burst";r=0;t=5, "day";r=993;t=86400')
    const next = await ada('/labels')
    expect(next.status).toBe(429)
    expect(next.headers.get('ratelimit')).toBe('"burst";r=0;t=5, "day";r=993;t=86400')
  })
})
