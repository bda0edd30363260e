import type { ApiClient } from '@everyshelf/client'
import { beforeEach, expect, test } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { readEntry } from './read-entry.ts'

beforeEach(() => fakeBrowser.reset())

/** A server that knows one saved link, and notes what it is asked. */
function openServer() {
  const inputs: string[] = []
  const mutate = async ({ input }: { readonly input: string }) => {
    inputs.push(input)
    return { identifier: { key: '9780441172719' } }
  }
  const lookup = {
    query: async ({ id }: { readonly id: string }) => {
      inputs.push(id)
      return { source: id === 'HEMINGWAYS' ? 'open-library' : 'placeholder' }
    },
  }
  const get = { query: async () => ({ user: { ownDomains: ['books.ada.example'] } }) }
  const api = { links: { generate: { mutate } }, books: { lookup }, session: { get } }
  return { inputs, openApi: async () => api as unknown as ApiClient }
}

test("a Global Link of the popup's own server leads to its book", async () => {
  const { inputs, openApi } = openServer()
  const result = await readEntry('http://localhost:3000/go/h7kq2mw', openApi)
  expect(result).toMatchObject({ ok: true, book: { identifier: { isbn13: '9780441172719' } } })
  expect(inputs).toEqual(['http://localhost:3000/go/h7kq2mw'])
})

test('a link on a domain of the account leads to its book', async () => {
  const { inputs, openApi } = openServer()
  const result = await readEntry('https://books.ada.example/dune', openApi)
  expect(result).toMatchObject({ ok: true, book: { identifier: { isbn13: '9780441172719' } } })
  expect(inputs).toEqual(['https://books.ada.example/dune'])
})

test('the same path on another host is refused without sending it to the server', async () => {
  const { inputs, openApi } = openServer()
  const result = await readEntry('https://other.example/go/h7kq2mw', openApi)
  expect(result).toMatchObject({ ok: false, refusal: { code: 'invalid-url' } })
  expect(inputs).toEqual([])
})

test('repeated digits and printed music are refused, and a missing zero is offered', async () => {
  const { openApi } = openServer()
  const refusalOf = async (text: string) => {
    const result = await readEntry(text, openApi)
    return 'refusal' in result ? result.refusal.parsed : result
  }
  expect(await refusalOf('9999999999')).toMatchObject({ problem: 'filler' })
  expect(await refusalOf('M-2306-7118-7')).toMatchObject({ problem: 'music' })
  expect(await refusalOf('340-01381-8')).toMatchObject({ offer: '9780340013816' })
})

test('a title is left to the search, and ten letters stay an ASIN if a catalog knows it', async () => {
  const { inputs, openApi } = openServer()
  expect(await readEntry('kafka', openApi)).toEqual({ ok: false, isTitle: true })
  expect(inputs).toEqual([])
  expect(await readEntry('The Odyssey', openApi)).toEqual({ ok: false, isTitle: true })
  expect(await readEntry('HEMINGWAYS', openApi)).toMatchObject({
    ok: true,
    book: { identifier: { asin: 'HEMINGWAYS' } },
  })
  expect(inputs).toEqual(['The Odyssey', 'HEMINGWAYS'])
})
