import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  createApiClient,
  createKey,
  relaxedAccountLimits,
  setPremium,
} from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let api: ApiClient

beforeAll(async () => {
  app = await createTestApp({ accountLimits: relaxedAccountLimits })
  const owner = await signIn(app)
  await setPremium(app, true)
  api = createApiClient(app, await createKey(owner))
}, 60_000)
afterAll(() => app.close())

const refused = [
  ['M-2600-0043-8', 'music'],
  ['https://www.amazon.com/dp/M260000438', 'music'],
  ['everything', 'title'],
  ['ABCDEFGHIJ', 'title'],
  ['AAAAAAAAAA', 'title'],
  ['9789999999991', 'filler'],
] as const

it.each(refused)('%s is no book that can be saved or looked up: %s', async (book, problem) => {
  const details = expect.objectContaining({ problem })
  const expected = { code: 'invalid-identifier', details }
  const created = await api('/links', { method: 'POST', body: { book } })
  expect([created.status, created.json]).toEqual([400, expect.objectContaining(expected)])
  const found = await api(`/books/${encodeURIComponent(book)}`)
  expect([found.status, found.json]).toEqual([400, expect.objectContaining(expected)])
})

it('a letter in place of a digit is refused, with the ISBN that it may stand for', async () => {
  const { status, json } = await api('/links', { method: 'POST', body: { book: 'O143127748' } })
  const details = { problem: 'letter', offer: '9780143127741' }
  expect([status, json]).toEqual([400, expect.objectContaining({ details })])
})

it('a batch refuses the same texts, and saves the other books', async () => {
  const links = [...refused.map(([book]) => ({ book })), { book: 'B00ICH9SAC' }]
  const { json } = await api('/links/batch', { method: 'POST', body: { links } })
  const { results } = json as { results: { status: number }[] }
  expect(results.map(({ status }) => status)).toEqual([...refused.map(() => 400), 201])
  const { json: list } = await api('/links')
  expect(list).toMatchObject({ count: 1, data: [{ identifier: 'B00ICH9SAC' }] })
})

it.each(['B0 CRQL M5V7', 'b0crqlm5v8', '0143127748', 'ASIN: B0CRQLM5V9'])(
  '%s is saved',
  async (book) => {
    expect((await api('/links', { method: 'POST', body: { book } })).status).toBe(201)
  },
)

it('an own short link still names its book', async () => {
  const created = await api('/links', { method: 'POST', body: { book: '9780441172719' } })
  const { url } = created.json as { url: string }
  const { json } = await api(`/books/${encodeURIComponent(url)}`)
  expect(json).toMatchObject({ identifier: '9780441172719' })
})
