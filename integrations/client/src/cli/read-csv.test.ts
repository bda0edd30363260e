import { expect, test } from 'vitest'
import { parseCsv, readImportRows } from './read-csv.ts'

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\uFEFFa\tb', [['a', 'b']]],
  ['"a, ""b""",c', [['a, "b"', 'c']]],
  ['"two\nlines",x', [['two\nlines', 'x']]],
  ['a,\n\nb,', [['a', ''], [''], ['b', '']]],
  ['', []],
])('the file %j has the rows %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

test('a quote in the middle of a cell is not read as something else', () => {
  expect(() => parseCsv('a\n"b"c,d\ne')).toThrow('Row 2 has a stray quotation mark')
})

test('the books are in the named column, else in the first', () => {
  expect(readImportRows('Title,ISBN,Labels,Note\nDune,9780441172719,"sf, classic",Gift')).toEqual([
    { row: 2, book: '9780441172719', note: 'Gift', labels: ['sf', 'classic'] },
  ])
  expect(
    readImportRows('9780441172719\n\n9780143127741\n').map(({ row, book }) => [row, book]),
  ).toEqual([
    [1, '9780441172719'],
    [3, '9780143127741'],
  ])
})
