import { expect, test } from 'vitest'
import { findStoreProblems } from '../store/find-store-problems.ts'

const good = { serverUrl: 'https://books.everyshelf.org', geckoId: 'extension@everyshelf.org' }

test('a public https server and an own Gecko id make a package for the stores', () => {
  expect(findStoreProblems(good)).toEqual([])
})

test.each([
  ['http://localhost:3000', 'this computer'],
  ['https://localhost', 'this computer'],
  ['https://everyshelf.localhost', 'this computer'],
  ['http://127.0.0.1:3000', 'this computer'],
  ['https://[::1]:3000', 'this computer'],
  ['http://books.everyshelf.org', 'not https'],
  ['books.everyshelf.org', 'not https'],
  ['ftp://books.everyshelf.org', 'no server’s address'],
  ['https://books.everyshelf.org/app', 'no server’s address'],
  ['', 'no server’s address'],
])('a package with the server %j is refused in one sentence: %s', (serverUrl, reason) => {
  const [problem = '', ...others] = findStoreProblems({ ...good, serverUrl })
  expect(problem).toContain(reason)
  expect(problem).toMatch(/^[^.]*(?:\.\S[^.]*)*\.$/)
  expect(others).toEqual([])
})

test.each(['extension@everyshelf.example', undefined])(
  'a package with the Gecko id %s is refused',
  (geckoId) => {
    expect(findStoreProblems({ ...good, geckoId })).toEqual([
      expect.stringContaining('is an example'),
    ])
  },
)
