import { describe, expect, test } from 'vitest'
import { formatCsvRow, toCsv } from './csv.ts'

describe('formatCsvRow', () => {
  test.each([
    [['a', 7, ''], 'a,7,\r\n'],
    [['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"\r\n'],
  ])('writes %j as RFC 4180 specifies', (cells, line) => {
    expect(formatCsvRow(cells)).toBe(line)
  })

  test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠sum'])(
    'S51 writes no formula for %j',
    (cell) => {
      expect(formatCsvRow([cell]).replaceAll('"', '').startsWith(`'${cell}`)).toBe(true)
    },
  )
})

test('S51 writes no formula where a spreadsheet splits cells at semicolons or tabs', () => {
  expect(formatCsvRow(['Dune;=1+1', 'a; @sum', 'b\t-1', 'Ann; Bob', 'x-1; y=2'])).toBe(
    "Dune;'=1+1,a; '@sum,b\t'-1,Ann; Bob,x-1; y=2\r\n",
  )
})

describe('toCsv', () => {
  test('writes a byte order mark, the columns, lists as JSON, and missing values as empty cells', () => {
    const rows = [
      { title: 'Dune', authors: ['Frank Herbert'], clicks: 3, removedAt: null },
      { title: 'A "B", C\nD', authors: [], clicks: -1, removedAt: '2026-11-21' },
    ]
    expect(toCsv(rows)).toBe(
      '\uFEFFtitle,authors,clicks,removedAt\r\n' +
        'Dune,"[""Frank Herbert""]",3,\r\n' +
        '"A ""B"", C\nD",[],-1,2026-11-21\r\n',
    )
  })

  test('writes an empty line when there are no rows', () => {
    expect(toCsv([])).toBe('\uFEFF\r\n')
  })
})
