import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells)

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
  [
    'a;"b"\r\nc;d\re;f',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  ['\uFEFFa\tb', [['a', 'b']]],
  [
    'a|b\nc|d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a, ""b""",c', [['a, "b"', 'c']]],
  ['a,"b, c"\n\nd', [['a', 'b, c'], ['d']]],
  ['"two\r\nlines",x', [['two\nlines', 'x']]],
  [
    'a,\n ,\nb,',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['"=""0441172717""",=1+1', [['="0441172717"', '=1+1']]],
  ['', []],
])('the file %j has the rows %j', (text, rows) => {
  expect(readCsv(text).problem).toBeNull()
  expect(cellsOf(text)).toEqual(rows)
})

test('rows have their number and their first line', () => {
  expect(readCsv('a;b\n\n"1\n\n2";3\n4;5').rows).toEqual([
    { row: 1, line: 1, cells: ['a', 'b'] },
    { row: 3, line: 3, cells: ['1\n\n2', '3'] },
    { row: 4, line: 6, cells: ['4', '5'] },
  ])
})

test('the delimiter is the same in many lines, however often another sign is in one of them', () => {
  expect(cellsOf('Title;ISBN\nHere, There, Now;9780441172719')).toEqual([
    ['Title', 'ISBN'],
    ['Here, There, Now', '9780441172719'],
  ])
  expect(cellsOf('Report, November\nOf Ada, Nov 1, 2026\na\tb\tc\n1\t2\t3')).toEqual([
    ['Report, November'],
    ['Of Ada, Nov 1, 2026'],
    ['a', 'b', 'c'],
    ['1', '2', '3'],
  ])
})

describe('quotation marks that are not doubled', () => {
  test.each([
    [
      '"Best" book\t10\n"Other"\t"x"\n',
      [
        ['"Best" book', '10'],
        ['Other', 'x'],
      ],
    ],
    [
      'Title,Price\n"The "Best" Book",1\n"a ""b""",2',
      [
        ['Title', 'Price'],
        ['The "Best" Book', '1'],
        ['a "b"', '2'],
      ],
    ],
  ])('are text in %j', (text, rows) => {
    expect(readCsv(text)).toMatchObject({ problem: null })
    expect(cellsOf(text)).toEqual(rows)
  })

  test('are a problem for a strict reader', () => {
    expect(readCsv('a\n"b"c,d\ne', { isStrict: true }).problem).toEqual({
      code: 'unclosed-quote',
      row: 2,
      line: 2,
    })
  })
})

test('a mark that is never closed is a problem, and its cell ends with the file', () => {
  expect(readCsv('a,b\n"never closed\nx')).toEqual({
    rows: [
      { row: 1, line: 1, cells: ['a', 'b'] },
      { row: 2, line: 2, cells: ['never closed\nx'] },
    ],
    problem: { code: 'unclosed-quote', row: 2, line: 2 },
  })
})

test('a CSV file is read as it was written', () => {
  const value = fc.string({ unit: fc.constantFrom('a', 'ü', ' ', '"', ',', ';', '\n', '1') })
  const record = fc.array(value, { minLength: 3, maxLength: 3 })
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(record, { minLength: 1 }), (records) => {
      const rows = [['first', 'second', 'third'], ...records]
      const file = readCsv(rows.map((row) => row.map(quote).join(',')).join('\r\n'), {
        rows: rows.length,
        columns: 3,
      })
      const filled = rows.filter((row) => row.some((one) => one.trim() !== ''))
      expect(file.problem).toBeNull()
      expect(file.rows.map(({ cells }) => cells)).toEqual(filled)
    }),
  )
})

test('R44 a file is refused exactly when it has more rows or columns than the limits', () => {
  const anySize = fc.record({
    rows: fc.integer({ min: 1, max: 12 }),
    columns: fc.integer({ min: 2, max: 12 }),
  })
  fc.assert(
    fc.property(anySize, anySize, (size, limits) => {
      const row = Array.from({ length: size.columns }, () => 'a').join(',')
      const file = readCsv(Array.from({ length: size.rows }, () => row).join('\n'), limits)
      const isLarge = size.rows > limits.rows || size.columns > limits.columns
      expect(file.problem !== null).toBe(isLarge)
      if (!isLarge) expect(file.rows).toHaveLength(size.rows)
    }),
  )
})

test.each([
  ['commas', ','.repeat(5_000_000)],
  ['quotation marks', '"'.repeat(5_000_000)],
  ['one long cell', `"${'a\n'.repeat(2_500_000)}"`],
  ['one cell that is never closed', `"${'a,'.repeat(2_500_000)}`],
  ['stray marks', `"${'a" '.repeat(500_000)}`],
])('R44 a large file of %s is read in seconds', (_, text) => {
  const startedAt = performance.now()
  readCsv(text, { rows: 100_000, columns: 100 })
  expect(performance.now() - startedAt).toBeLessThan(5000)
})
