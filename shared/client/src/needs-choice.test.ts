import { expect, test } from 'vitest'
import type { ApiClient } from './api-client.ts'
import { needsChoice } from './needs-choice.ts'

/** A server whose catalog knows one ASIN. */
function startCatalog() {
  const asked: string[] = []
  const query = async ({ id }: { readonly id: string }) => {
    asked.push(id)
    if (id === 'they vanish') throw new TypeError('Failed to fetch')
    return { source: id === 'HEMINGWAYS' ? 'open-library' : 'placeholder' }
  }
  return { asked, api: { books: { lookup: { query } } } as unknown as ApiClient }
}

test.each([
  ['The Odyssey', true],
  ['THESHINING', true],
  ['HEMINGWAYS', false],
  ['they vanish', true],
])('a text that may be an ASIN, %s, is looked up: %s', async (text, isChoice) => {
  const { api, asked } = startCatalog()
  expect(await needsChoice(api, text)).toBe(isChoice)
  expect(asked).toEqual([text])
})

test.each([
  ['kafka', true],
  ['https://www.goodreads.com/book/show/44767458-dune', true],
  ['978-0-14-312774-1', false],
  ['978-0-14-312774-2', false],
  ['B0 ABCD EFGH', false],
  ['12345', false],
  ['', false],
])('%s is decided without a request: %s', async (text, isChoice) => {
  const { api, asked } = startCatalog()
  expect(await needsChoice(api, text)).toBe(isChoice)
  expect(asked).toEqual([])
})
