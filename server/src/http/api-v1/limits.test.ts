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
  it('count by account, not by address', async () => {
    const { app, ada } = await open({ lookup: [{ points: 1, seconds: 60 }] })
    const ben = createApiClient(app, await createKey(await signIn(app, bob)))
    const book = (client: typeof ada) => client('/books/9780143127741')
    expect((await book(ada)).status).toBe(200)
    expect((await book(ada)).json).toMatchObject({ status: 429, code: 'rate-limited' })
    // The same address, another account.
    expect((await book(ben)).status).toBe(200)
  })
})
