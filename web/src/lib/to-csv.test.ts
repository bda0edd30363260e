import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

test('quotes what would break a line and leaves the rest as it is', () => {
  const rows = [
    { title: 'Dune', authors: ['Frank Herbert'], clicks: 3, removedAt: null },
    { title: 'A "B", C\nD', authors: [], clicks: -1, removedAt: '2026-11-21' },
  ]
  expect(toCsv(rows)).toBe(
    'title,authors,clicks,removedAt\r\n' +
      'Dune,"[""Frank Herbert""]",3,\r\n' +
      '"A ""B"", C\nD",[],-1,2026-11-21\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@cmd', '\t=1'])('S51 %j is a text and no formula', (title) => {
  expect(toCsv([{ title }])).toBe(`title\r\n'${title}\r\n`)
})

test('nothing is an empty file', () => {
  expect(toCsv([])).toBe('\r\n')
})
