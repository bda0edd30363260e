import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const keysOf = (text: string) => readImport(text).entries.map(({ key }) => key)

describe('readImport', () => {
  test.each([
    ['one a line', '9780441172719\n0-306-40615-2\nB00ICH9SAC'],
    ['a list with commas', '9780441172719, 0306406152, B00ICH9SAC'],
    ['product URLs', 'https://www.amazon.de/dp/0441172717\n0306406152\nB00ICH9SAC'],
    ['a table', 'Title,ISBN\nDune,9780441172719\nSomething,0306406152\nA Kindle,B00ICH9SAC'],
    ['a sheet', 'Title\tISBN\nDune\t9780441172719\nSomething\t0306406152\nKindle\tB00ICH9SAC'],
    ['quotes', '"Dune, One";"978-0-441-17271-9"\n"x ""y""";0306406152\n"two\nlines";B00ICH9SAC'],
    ['both numbers', '0441172717,9780441172719\n0306406152\nB00ICH9SAC'],
  ])('reads %s', (_what, text) => {
    expect(keysOf(text)).toEqual(['9780441172719', '9780306406157', 'B00ICH9SAC'])
  })

  test('reads titles and authors where the table has headings for them', () => {
    const text =
      'Author;Title;Price;ISBN\n"Frank Herbert; Jane Roe";Dune;;9780441172719\n;;5;0306406152'
    expect(readImport(text).entries).toEqual([
      {
        text: '9780441172719',
        key: '9780441172719',
        problem: null,
        hint: { title: 'Dune', authors: ['Frank Herbert', 'Jane Roe'] },
      },
      { text: '0306406152', key: '9780306406157', problem: null },
    ])
  })

  test('reads the export of Goodreads, which writes numbers as formulas', () => {
    const heading = 'Book Id,Title,Author,Author l-f,ISBN,ISBN13'
    const row = '1,Dune,Frank Herbert,"Herbert, Frank","=""0441172717""","=""9780441172719"""'
    expect(readImport(`${heading}\n${row}`).entries).toMatchObject([
      { key: '9780441172719', hint: { title: 'Dune', authors: ['Frank Herbert'] } },
    ])
  })

  test.each(['isbn_13', 'ISBN-13:', 'ISBN/UID', 'Kindle ASIN', 'isbn'])(
    'knows %s, alone in its line, for the heading of a column',
    (heading) => {
      expect(keysOf(`${heading}\n9780441172719\n0306406152`)).toEqual([
        '9780441172719',
        '9780306406157',
      ])
    },
  )

  test('ignores the line with which Excel names the delimiter', () => {
    expect(keysOf('sep=,\nISBN\n9780441172719')).toEqual(['9780441172719'])
    expect(keysOf('sep=;\nTitle;ISBN\nDune;9780441172719')).toEqual(['9780441172719'])
  })

  test('reads one book in the identifiers of Calibre, by its ISBN where it has one', () => {
    const text = [
      'authors,identifiers,isbn,title',
      'Frank Herbert,"goodreads:234225,isbn:9780441172719,amazon:B00B7NPRY8",,Dune',
      'Jane Austen,"mobi-asin:B00ICH9SAC,google:abcdefghij",,Emma',
      'Mary Shelley,"amazon:B00B7NPRY8",9780141439471,Frankenstein',
    ].join('\n')
    expect(readImport(text).entries).toMatchObject([
      { key: '9780441172719', hint: { title: 'Dune' } },
      { key: 'B00ICH9SAC', hint: { title: 'Emma' } },
      { key: '9780141439471', hint: { title: 'Frankenstein' } },
    ])
  })

  test('takes no book from a row in which a comma without quotation marks moved the columns', () => {
    const text = 'Title,Author,ISBN\nDune, part one,Frank Herbert,9780441172719\nEmma,,0306406152,'
    expect(readImport(text).entries).toMatchObject([
      {
        text: 'Dune, part one, Frank Herbert, 9780441172719',
        problem:
          'This row has more cells than the heading. Put texts that contain commas in quotation marks.',
      },
      { key: '9780306406157', hint: { title: 'Emma' } },
    ])
  })

  test('finds the number inside a sentence of a list', () => {
    const list = 'Dune by Herbert: 978.0.441.17271.9 (pbk.)\n[x](https://amazon.de/dp/0306406152)'
    expect(keysOf(list)).toEqual(['9780441172719', '9780306406157'])
  })

  test('takes no word of ten letters in a table for a book', () => {
    expect(keysOf('Paperbacks,9780441172719\nHardcovers,9780306406157')).toEqual([
      '9780441172719',
      '9780306406157',
    ])
  })

  test('takes no title in a list for a book', () => {
    const { entries } = readImport('The Odyssey\n9780141439518\nHELLOWORLD\nB0 ABCD EFGH')
    expect(entries.map(({ key, problem }) => key ?? problem)).toEqual([
      'This looks like words, not a number. It contains no ISBN or ASIN. Paste the number from the back cover.',
      '9780141439518',
      'This looks like words, not a number. It contains no ISBN or ASIN. Paste the number from the back cover.',
      'B0ABCDEFGH',
    ])
  })

  test('counts repeats once, however they are written', () => {
    const parsed = readImport('0441172717\n978-0-441-17271-9\n9780441172719')
    expect(parsed).toMatchObject({ duplicates: 2, overLimit: 0 })
    expect(parsed.entries).toHaveLength(1)
  })

  test('keeps what names no book, with the reason', () => {
    const { entries } = readImport('9780441172719\n978-0-14-312774-2\nhttps://example.com/x')
    expect(entries.map(({ problem }) => problem)).toEqual([
      null,
      'The last digit does not match the others. One of the digits is probably mistyped.',
      'This looks like an example.com page. Paste the book’s ISBN or the address of its store page.',
    ])
    expect(readImport('Dune,9780441172719\nWrong,978-0-14-312774-2').entries[1]).toEqual({
      text: '978-0-14-312774-2',
      key: null,
      problem: 'The last digit does not match the others. One of the digits is probably mistyped.',
    })
    expect(readImport('Dune,9780441172719\nNothing,here').entries[1]).toEqual({
      text: 'Nothing, here',
      key: null,
      problem: 'No book found in this row.',
    })
  })

  test('says of a row that a spreadsheet shortened its ISBN', () => {
    expect(readImport('Title,ISBN\nDune,9.78044E+12').entries).toMatchObject([
      {
        text: '9.78044E+12',
        problem:
          'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      },
    ])
  })

  test('offers the ISBN of a number without its zero, and takes it when the user does', () => {
    const text = 'Title,ISBN\nDune,441172717'
    expect(readImport(text).entries).toEqual([
      {
        text: '441172717',
        key: null,
        problem: 'Its leading zero may be missing. Did you mean ISBN 9780441172719?',
        offer: '9780441172719',
      },
    ])
    expect(readImport(text, new Set(['441172717'])).entries).toMatchObject([
      { key: '9780441172719', problem: null, hint: { title: 'Dune' } },
    ])
  })

  test('keeps the numbers above the first book that are nearly one', () => {
    expect(readImport('ISBN,Title\n9.78E+12,Dune\n0306406152,Something').entries).toMatchObject([
      {
        text: '9.78E+12',
        problem:
          'A spreadsheet shortened this number. Format the column as text, then copy the ISBN again.',
      },
      { key: '9780306406157' },
    ])
    expect(
      readImport('Title;ISBN;Price\nDune;441172717;12,99\nSomething;0306406152;9,99').entries,
    ).toMatchObject([{ text: '441172717', offer: '9780441172719' }, { key: '9780306406157' }])
    expect(
      readImport('Title;ISBN\nThe Alchemist;61120081\nSomething;0306406152').entries,
    ).toMatchObject([{ text: '61120081', offer: '9780061120084' }, { key: '9780306406157' }])
    expect(keysOf('Export,2026-11-29 10:15:30\nISBN,Price\n0306406152,9.99')).toEqual([
      '9780306406157',
    ])
  })

  test.each(['isbn', 'ISBN-13', 'EAN', 'URL'])(
    'drops %s, the heading of the only column',
    (name) => {
      expect(readImport(`${name}\n9780441172718\n0306406152`).entries).toMatchObject([
        { text: '9780441172718', key: null },
        { text: '0306406152', key: '9780306406157' },
      ])
    },
  )

  test('keeps each number of a list in one line', () => {
    const line = '9780306406157, 441172717, 9780143127742'
    expect(readImport(line).entries).toEqual([
      { text: '9780306406157', key: '9780306406157', problem: null },
      {
        text: '441172717',
        key: null,
        problem: 'Its leading zero may be missing. Did you mean ISBN 9780441172719?',
        offer: '9780441172719',
      },
      {
        text: '9780143127742',
        key: null,
        problem:
          'The last digit does not match the others. One of the digits is probably mistyped.',
      },
    ])
    expect(keysOf('9780441172719,441172717')).toEqual(['9780441172719'])
    expect(keysOf('9780441172719,1234567890,12.99')).toEqual(['9780441172719'])
    expect(keysOf('Dune,9780441172719,306406157')).toEqual(['9780441172719'])
  })

  test('reads what scanners and other keyboards write', () => {
    const list =
      '٩٧٨٠٤٤١١٧٢٧١٩\n978030640615751599\nhttps://l.facebook.com/l.php?u=https%3A%2F%2Fwww.amazon.de%2Fdp%2FB00ICH9SAC'
    expect(keysOf(list)).toEqual(['9780441172719', '9780306406157', 'B00ICH9SAC'])
  })

  test('takes no repeated digits and no printed music for a book', () => {
    expect(keysOf('9999999999\nM-2306-7118-7\n9790230671187')).toEqual([null, null, null])
  })

  test('leaves a short link to the server', () => {
    expect(readImport('https://amzn.to/47XQoin').entries).toEqual([
      { text: 'https://amzn.to/47XQoin', key: null, problem: null },
    ])
  })

  test('takes 1,000 and says how many it skipped', () => {
    const text = Array.from({ length: 1200 }, (_, index) => `B${100_000_000 + index}`).join('\n')
    const parsed = readImport(text)
    expect(parsed.entries).toHaveLength(1000)
    expect(parsed.overLimit).toBe(200)
  })

  test('R44 reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readImport(text).entries.length).toBeLessThanOrEqual(1000)
      }),
      { numRuns: 500 },
    )
  })
})
