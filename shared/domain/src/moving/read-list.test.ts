import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movesAppendInput } from '../schemas/index.ts'
import { readMoveFile } from './index.ts'
import { readList } from './read-list.ts'

const targetsOf = (text: string) => readList(text).links.map(({ target }) => target)

describe('readList', () => {
  test.each([
    ['one a line', '9780441172719\n0-306-40615-2\nB00ICH9SAC'],
    ['a list with commas', '9780441172719, 0306406152, B00ICH9SAC'],
    ['product URLs', 'https://www.amazon.de/dp/0441172717\n0306406152\nB00ICH9SAC'],
    ['a table', 'Title,ISBN\nDune,9780441172719\nSomething,0306406152\nA Kindle,B00ICH9SAC'],
    ['a sheet', 'Title\tISBN\nDune\t9780441172719\nSomething\t0306406152\nKindle\tB00ICH9SAC'],
    ['quotes', '"Dune, One";"978-0-441-17271-9"\n"x ""y""";0306406152\n"two\nlines";B00ICH9SAC'],
    ['both numbers', '0441172717,9780441172719\n0306406152\nB00ICH9SAC'],
  ])('reads %s', (_what, text) => {
    expect(targetsOf(text)).toEqual(['9780441172719', '9780306406157', 'B00ICH9SAC'])
    expect(readMoveFile(text)).toMatchObject({ state: 'read', service: 'list', problems: [] })
  })

  test('reads titles, authors, and labels where the table has headings for them', () => {
    const text =
      'Author;Title;Price;ISBN;Labels\n"Frank Herbert; Jane Roe";Dune;;9780441172719;"Blog, Spring"\n;;5;0306406152;'
    expect(readList(text).links).toEqual([
      {
        ...{ line: 2, target: '9780441172719', oldAddress: '', oldSlug: '', clicks: null },
        ...{ title: 'Dune', authors: ['Frank Herbert', 'Jane Roe'], createdOn: null },
        labels: ['Blog', 'Spring'],
        note: '',
      },
      expect.objectContaining({ line: 3, target: '9780306406157', title: '', authors: [] }),
    ])
  })

  test('reads labels and notes beside a column of numbers, without one of titles', () => {
    const text = 'isbn,note,labels\n9780441172719,Gift for Ada,Spring\n0306406152,,'
    expect(readMoveFile(text)).toMatchObject({
      service: 'list',
      problems: [],
      links: [
        { target: '9780441172719', title: '', labels: ['Spring'], note: 'Gift for Ada' },
        { target: '9780306406157', labels: [], note: '' },
      ],
    })
  })

  test('reads the export of Goodreads, which writes numbers as formulas', () => {
    const heading = 'Book Id,Title,Author,Author l-f,ISBN,ISBN13'
    const row = '1,Dune,Frank Herbert,"Herbert, Frank","=""0441172717""","=""9780441172719"""'
    expect(readMoveFile(`${heading}\n${row}`)).toMatchObject({
      service: 'list',
      links: [{ target: '9780441172719', title: 'Dune', authors: ['Frank Herbert'] }],
    })
  })

  test.each(['isbn_13', 'ISBN-13:', 'ISBN/UID', 'Kindle ASIN', 'isbn', 'EAN', 'URL'])(
    'knows %s, alone in its line, for the heading of a column',
    (heading) => {
      expect(targetsOf(`${heading}\n9780441172718\n0306406152`)).toEqual([
        '9780441172718',
        '9780306406157',
      ])
    },
  )

  test('ignores the line with which Excel names the delimiter', () => {
    expect(targetsOf('sep=,\nISBN\n9780441172719')).toEqual(['9780441172719'])
    expect(targetsOf('sep=;\nTitle;ISBN\nDune;9780441172719')).toEqual(['9780441172719'])
  })

  test('reads one book in the identifiers of Calibre, by its ISBN where it has one', () => {
    const text = [
      'authors,identifiers,isbn,title',
      'Frank Herbert,"goodreads:234225,isbn:9780441172719,amazon:B00B7NPRY8",,Dune',
      'Jane Austen,"mobi-asin:B00ICH9SAC,google:abcdefghij",,Emma',
      'Mary Shelley,"amazon:B00B7NPRY8",9780141439471,Frankenstein',
    ].join('\n')
    expect(readList(text).links).toMatchObject([
      { target: '9780441172719', title: 'Dune' },
      { target: 'B00ICH9SAC', title: 'Emma' },
      { target: '9780141439471', title: 'Frankenstein' },
    ])
  })

  test('takes no book from a row in which a comma without quotation marks moved the columns', () => {
    const text = 'Title,Author,ISBN\nDune, part one,Frank Herbert,9780441172719\nEmma,,0306406152,'
    expect(readList(text)).toMatchObject({
      links: [{ target: '9780306406157', title: 'Emma' }],
      problems: [{ code: 'shifted', line: 2 }],
    })
  })

  test('finds the number inside a sentence of a list', () => {
    const list = 'Dune by Herbert: 978.0.441.17271.9 (pbk.)\n[x](https://amazon.de/dp/0306406152)'
    expect(targetsOf(list)).toEqual(['9780441172719', '9780306406157'])
  })

  test('takes no word of ten letters in a table for a book', () => {
    expect(targetsOf('Paperbacks,9780441172719\nHardcovers,9780306406157')).toEqual([
      '9780441172719',
      '9780306406157',
    ])
  })

  test('names repeated books once, however they are written', () => {
    expect(readList('0441172717\n978-0-441-17271-9\n9780441172719')).toMatchObject({
      links: [{ line: 1 }],
      problems: [
        { code: 'repeated', line: 2 },
        { code: 'repeated', line: 3 },
      ],
    })
  })

  test('keeps what names no book, for the preview to say why', () => {
    const list = '9780441172719\n978-0-14-312774-2\nThe Odyssey\nhttps://example.com/x\n441172717'
    expect(targetsOf(list)).toEqual(list.split('\n'))
    expect(readList('Dune,9780441172719\nWrong,978-0-14-312774-2\nNothing,here')).toMatchObject({
      links: [{ target: '9780441172719' }, { target: '978-0-14-312774-2' }],
      problems: [{ code: 'no-book', line: 3 }],
    })
    expect(targetsOf('Title,ISBN\nDune,9.78044E+12')).toEqual(['9.78044E+12'])
  })

  test('keeps the numbers above the first book that are nearly one', () => {
    expect(targetsOf('ISBN,Title\n9.78E+12,Dune\n0306406152,Something')).toEqual([
      '9.78E+12',
      '9780306406157',
    ])
    expect(targetsOf('Title;ISBN;Price\nDune;441172717;12,99\nSomething;0306406152;9,99')).toEqual([
      '441172717',
      '9780306406157',
    ])
    expect(targetsOf('Title;ISBN\nThe Alchemist;61120081\nSomething;0306406152')).toEqual([
      '61120081',
      '9780306406157',
    ])
    expect(targetsOf('Export,2026-11-29 10:15:30\nISBN,Price\n0306406152,9.99')).toEqual([
      '9780306406157',
    ])
  })

  test('keeps each number of a list in one line', () => {
    expect(targetsOf('9780306406157, 441172717, 9780143127742')).toEqual([
      '9780306406157',
      '441172717',
      '9780143127742',
    ])
    expect(targetsOf('9780441172719,441172717')).toEqual(['9780441172719'])
    expect(targetsOf('9780441172719,1234567890,12.99')).toEqual(['9780441172719'])
    expect(targetsOf('Dune,9780441172719,306406157')).toEqual(['9780441172719'])
    const many = Array.from({ length: 100 }, (_, index) => `B${100_000_000 + index}`)
    expect(readMoveFile(`${many.join(', ')},`)).toMatchObject({ service: 'list' })
  })

  test('reads what scanners and other keyboards write', () => {
    const list =
      '٩٧٨٠٤٤١١٧٢٧١٩\n978030640615751599\nhttps://l.facebook.com/l.php?u=https%3A%2F%2Fwww.amazon.de%2Fdp%2FB00ICH9SAC'
    expect(targetsOf(list)).toEqual(['9780441172719', '9780306406157', 'B00ICH9SAC'])
  })

  test('leaves a short link to the server', () => {
    expect(targetsOf('https://amzn.to/47XQoin')).toEqual(['https://amzn.to/47XQoin'])
  })

  test('takes 10,000 books, in a second, and refuses more', () => {
    const listOf = (length: number) =>
      Array.from({ length }, (_, index) => `B${100_000_000 + index}`).join('\n')
    const beganAt = performance.now()
    expect(readMoveFile(listOf(10_000))).toMatchObject({ state: 'read' })
    expect(performance.now() - beganAt).toBeLessThan(3000)
    expect(readMoveFile(listOf(10_001))).toMatchObject({ problem: { code: 'too-many-rows' } })
  })

  test('R44 reads any text, and every book is valid input', () => {
    const anyCell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '9780441172719',
        '441172717',
        ',',
        ';',
        '\n',
        '"',
        'Title,Author,Labels,ISBN\n',
      ),
    )
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 8 }), (cells) => {
        for (const link of readList(cells.join('')).links) {
          expect(movesAppendInput.shape.links.element.safeParse(link).error?.issues ?? []).toEqual(
            [],
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})
