import { expect, test } from 'vitest'
import { nameWithin, proofRecord } from './index.ts'

test('the proof has a name of its own below the host', () => {
  expect(proofRecord('books.ada.example', 'k3v9')).toEqual({
    type: 'TXT',
    name: '_everyshelf.books.ada.example',
    value: 'everyshelf=k3v9',
  })
})

test.each([
  ['_everyshelf.books.ada.example', 'ada.example', '_everyshelf.books'],
  ['books.ada.example', 'ada.example', 'books'],
  ['ada.example', 'ada.example', '@'],
  ['booksada.example', 'ada.example', 'booksada.example'],
])('a DNS service takes the name %s within %s as %s', (name, zone, field) => {
  expect(nameWithin(name, zone)).toBe(field)
})
