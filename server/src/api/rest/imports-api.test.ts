import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { signIn } from '../../testing/account-client.ts'
import { type ApiClient, createApiClient, createKey, setPremium } from '../../testing/api-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp | undefined
afterEach(() => app?.close())

async function open() {
  app = await createTestApp()
  const api = createApiClient(app, await createKey(await signIn(app)))
  await setPremium(app, true)
  return { app, api, send: sender(api) }
}

const sender = (api: ApiClient) => async (path: string, body?: object) => {
  const { status, json } = await api(path, { method: 'POST', ...(body && { body }) })
  return { status, ...(json as { id: string }) }
}

async function finish(api: ApiClient, id: string) {
  for (;;) {
    const { json } = await api(`/imports/${id}`)
    if (['moved', 'undone'].includes((json as { state: string }).state)) return json
    await setTimeout(20)
  }
}

it('saves the rows of a program in parts, tells what became of each, and takes it back', async () => {
  const { api, send } = await open()
  const dune = { book: '9780441172719', title: 'My Dune', note: 'Gift', slug: 'dune-saga', line: 7 }
  const begun = await send('/imports', { rows: [dune], moreRows: 2 })
  const { id } = begun
  expect(begun).toEqual({ status: 201, id, rows: 3, stored: 1, skippedLines: [] })
  expect((await api(`/imports/${id}`)).json).toMatchObject({ state: 'sending', done: 0 })
  const rest = { from: 1, rows: [{ book: '9780143127741' }, { book: 'no book' }] }
  // A program repeats a request whose response it did not get.
  for (const _ of [1, 2]) {
    expect(await send(`/imports/${id}/rows`, rest)).toMatchObject({ status: 200, stored: 3 })
  }
  const counts = { create: 2, restore: 0, add: 0, skip: 1 }
  expect(await finish(api, id)).toMatchObject({ state: 'moved', rows: 3, done: 3, counts })
  expect((await api(`/imports/${id}/rows`)).json).toMatchObject({
    data: [
      { line: 7, book: dune.book, action: 'create', slug: 'dune-saga', problem: null },
      { line: 2, book: '9780143127741', action: 'create', slug: null },
      { line: 3, book: null, action: 'skip', problem: 'not-a-book', url: null },
    ],
    next: null,
  })
  expect((await api('/links?query=dune')).json).toMatchObject({
    data: [{ title: 'My Dune', note: 'Gift', slug: 'dune-saga' }],
  })
  expect(await send(`/imports/${id}/undo`)).toMatchObject({ status: 200 })
  expect(await finish(api, id)).toMatchObject({ state: 'undone' })
  expect((await api('/links')).json).toMatchObject({ count: 0 })
}, 60_000)

it('reads a file, names the lines that it skips, and refuses what has no books', async () => {
  const { api, send } = await open()
  const file = 'isbn,title\n9780441172719,Dune\n9780441172719,Dune\n'
  const { id, ...sent } = await send('/imports', { file, fileName: 'books.csv' })
  expect(sent).toMatchObject({ rows: 1, skippedLines: [{ line: 3, problem: 'repeated' }] })
  expect(await finish(api, id)).toMatchObject({ service: 'list', fileName: 'books.csv' })
  for (const [body, detail] of [
    [{}, 'The body must have `rows` or `file`.'],
    [{ file, rows: [{ book: '9780441172719' }] }, 'The body must have `rows` or `file`.'],
    [{ file: 'CREATE TABLE a' }, '`file` must be a list of books or links.'],
  ] as const) {
    expect(await send('/imports', body)).toMatchObject({ status: 400, detail })
  }
}, 60_000)

it('counts a file by its length, because reading it takes time', async () => {
  const { api, send } = await open()
  const file = `${'9780441172719\n'.repeat(4000)}`
  expect(await send('/imports', { file })).toMatchObject({ status: 201 })
  const { headers } = await api('/labels')
  expect(headers.get('ratelimit')).toMatch(/"burst";r=24\d/)
}, 60_000)
