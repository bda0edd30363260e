import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import {
  type ApiClient,
  createApiClient,
  createKey,
  relaxedAccountLimits,
} from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { toProblem } from './problem.ts'

let app: TestApp
let api: ApiClient

beforeAll(async () => {
  app = await createTestApp({ accountLimits: relaxedAccountLimits })
  api = createApiClient(app, await createKey(await signIn(app)))
}, 60_000)
afterAll(() => app.close())

const SPECIFIED_URL = "Couldn't extract ISBN/ASIN from the provided Amazon URL"
const FROM_SITE = 'Paste the book’s ISBN or the address of its store page.'

describe('the detail of a problem', () => {
  it.each([
    ['978-0-14-312774-2', /^The last digit does not match the others\./],
    ['M-2600-0043-8', /^Numbers that begin with 979-0 or M identify printed music, not books\.$/],
    ['everything', /^This looks like words, not a number\. It contains no ISBN or ASIN\./],
    ['9999999999', /^9999999999 is a placeholder, not a book\./],
    ['12345', /An ASIN has 10 characters\. This one has 5\.$/],
    ['9.78014E+12', /^A spreadsheet shortened this number\./],
    ['O143127748', /^A letter may stand for a digit\. Did you mean ISBN 9780143127741\?$/],
    ['340-01381-8', /^Its leading zero may be missing\. Did you mean ISBN 9780340013816\?$/],
    ['978014312774?', /^Please enter a valid ISBN-10, ISBN-13, or ASIN$/],
  ])('says what is wrong with %s', async (book, detail) => {
    const { json } = await api('/links', { method: 'POST', body: { book } })
    expect(json).toMatchObject({ title: 'Invalid ISBN/ASIN', code: 'invalid-identifier' })
    expect((json as { detail: string }).detail).toMatch(detail)
  })

  it.each([
    ['https://www.amazon.com/s?k=dune', SPECIFIED_URL],
    ['https://blog.example/review', `This looks like a blog.example page. ${FROM_SITE}`],
    [
      'https://openlibrary.org/authors/OL1A',
      `This looks like an openlibrary.org page. ${FROM_SITE}`,
    ],
    [
      'https://www.waterstones.com/books/search/term/dune',
      'This looks like a waterstones.com page. Open the book’s own page in the store and paste its address.',
    ],
  ])('speaks of Amazon only for an address of Amazon: %s', async (book, detail) => {
    const { json } = await api('/links', { method: 'POST', body: { book } })
    expect(json).toMatchObject({ title: 'Invalid URL', code: 'invalid-url', detail })
  })

  it.each([
    [3581, 'You can try again in 60 minutes.'],
    [700, 'You can try again in 12 minutes.'],
    [1, 'You can try again in 1 second.'],
  ])('says when a limit of %i seconds ends', (retryAfterSeconds, detail) => {
    const failure = { status: 429, reason: 'rate-limited', details: { retryAfterSeconds } } as const
    expect(toProblem('https://everyshelf.example', failure, null)).toMatchObject({ detail })
  })
})
