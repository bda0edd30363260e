import { expect, test } from 'vitest'
import { readImportRows } from './read-import-rows.ts'

test('a quote in the middle of a cell is not read as something else', () => {
  expect(() => readImportRows('a\n"b"c,d\ne')).toThrow('Row 2 has a stray quotation mark')
  expect(() => readImportRows('a\n\n"b')).toThrow('Row 3 has a stray quotation mark')
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
