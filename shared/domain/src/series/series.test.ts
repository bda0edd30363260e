import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findNextBook,
  findSeriesProblems,
  formatSeriesPosition,
  isInNumberOrder,
  isPublished,
  listNextBooks,
  nextSeriesPosition,
  parseSeriesPosition,
  SERIES_POSITION_MAX,
  type SeriesBook,
  suggestSeriesSlug,
} from './index.ts'

const book = (linkId: string, position: number, change: Partial<SeriesBook> = {}): SeriesBook => ({
  linkId,
  position,
  nextLinkId: null,
  state: 'active',
  ...change,
})
const idsOf = (books: readonly SeriesBook[]) => books.map(({ linkId }) => linkId)

describe('parseSeriesPosition', () => {
  test.each([
    ['1', 100],
    ['1.5', 150],
    ['2,25', 225],
    [' #3 ', 300],
    ['0', 0],
    ['0.5', 50],
    ['999.99', SERIES_POSITION_MAX],
  ])('reads %s as %i hundredths', (text, position) => {
    expect(parseSeriesPosition(text)).toBe(position)
  })

  test.each(['', 'Prequel', '1.005', '1000', '-1', '1.', '1e2', '１'])('refuses %j', (text) => {
    expect(parseSeriesPosition(text)).toBeUndefined()
  })

  test('reads every number that is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: SERIES_POSITION_MAX }), (position) => {
        expect(parseSeriesPosition(formatSeriesPosition(position))).toBe(position)
      }),
    )
  })
})

test('nextSeriesPosition continues with whole numbers', () => {
  expect(nextSeriesPosition([])).toBe(100)
  expect(nextSeriesPosition([100, 150])).toBe(200)
  expect(nextSeriesPosition([200, 100])).toBe(300)
  expect(nextSeriesPosition([SERIES_POSITION_MAX])).toBe(SERIES_POSITION_MAX)
})

describe('findNextBook', () => {
  const books = [
    book('a', 100),
    book('b', 200, { nextLinkId: 'd' }),
    book('c', 300),
    book('d', 400),
  ]

  test('follows the reading order, unless the owner set the next book', () => {
    expect(findNextBook(books, 'a')?.linkId).toBe('b')
    expect(findNextBook(books, 'b')?.linkId).toBe('d')
    expect(findNextBook(books, 'd')).toBeUndefined()
    expect(findNextBook(books, 'unknown')).toBeUndefined()
  })

  test('ignores a next book that is not in the series', () => {
    expect(
      findNextBook([book('a', 100, { nextLinkId: 'gone' }), book('b', 200)], 'a')?.linkId,
    ).toBe('b')
  })

  test('follows the reading order even against the numbers', () => {
    expect(findNextBook([book('two', 200), book('one', 100)], 'two')?.linkId).toBe('one')
  })
})

describe('listNextBooks', () => {
  test('lists the rest of the series', () => {
    const books = [book('a', 100), book('b', 150), book('c', 200)]
    expect(idsOf(listNextBooks(books, 'a'))).toEqual(['b', 'c'])
    expect(listNextBooks(books, 'c')).toEqual([])
  })

  test('ends before a book comes again', () => {
    const books = [book('a', 100), book('b', 200), book('c', 300, { nextLinkId: 'b' })]
    expect(idsOf(listNextBooks(books, 'a'))).toEqual(['b', 'c'])
    expect(idsOf(listNextBooks(books, 'c'))).toEqual(['b'])
    expect(listNextBooks([book('a', 100, { nextLinkId: 'a' })], 'a')).toEqual([])
  })
})

describe('findSeriesProblems', () => {
  test('finds none in a series in order', () => {
    expect(findSeriesProblems([book('a', 100), book('b', 150), book('c', 200)])).toEqual([])
    expect(findSeriesProblems([])).toEqual([])
  })

  test('names the books with the same number', () => {
    expect(findSeriesProblems([book('a', 100), book('b', 150), book('c', 100)])).toEqual([
      { code: 'duplicate-position', position: 100, linkIds: ['a', 'c'] },
    ])
  })

  test('names the books whose links do not work', () => {
    const books = [book('a', 100, { state: 'removed' }), book('b', 200, { state: 'disabled' })]
    expect(findSeriesProblems(books)).toEqual([
      { code: 'removed-book', linkIds: ['a'] },
      { code: 'disabled-book', linkIds: ['b'] },
    ])
  })

  test('names each cycle once, without the books that only lead to it', () => {
    const books = [
      book('a', 100),
      book('b', 200),
      book('c', 300, { nextLinkId: 'b' }),
      book('d', 400, { nextLinkId: 'd' }),
    ]
    expect(findSeriesProblems(books)).toEqual([
      { code: 'cycle', linkIds: ['b', 'c'] },
      { code: 'cycle', linkIds: ['d'] },
    ])
  })

  test('finds a cycle exactly when a reader who follows "next" never reaches the end', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const anyNext = fc.tuple(...ids.map(() => fc.constantFrom(null, ...ids)))
    fc.assert(
      fc.property(anyNext, (next) => {
        const books = ids.map((id, index) =>
          book(id, index * 100, { nextLinkId: next[index] ?? null }),
        )
        const isEndless = ids.some((id) => {
          let current: string | undefined = id
          for (let step = 0; step <= ids.length && current; step++) {
            current = findNextBook(books, current)?.linkId
          }
          return current !== undefined
        })
        expect(findSeriesProblems(books).length > 0).toBe(isEndless)
      }),
    )
  })
})

test('isInNumberOrder compares numbers with the reading order', () => {
  expect(isInNumberOrder([book('a', 100), book('b', 150)])).toBe(true)
  expect(isInNumberOrder([book('a', 100), book('b', 50)])).toBe(false)
})

test.each([
  ['', true],
  ['2026', true],
  ['2026-11', true],
  ['2026-11-24', true],
  ['2026-11-25', false],
  ['2026-12', false],
  ['2027', false],
])('on Nov 24, 2026, a book with the date "%s" is published: %s', (publishedOn, expected) => {
  expect(isPublished(publishedOn, '2026-11-24')).toBe(expected)
})

test.each([
  ['The Salt Trilogy', 'the-salt-trilogy'],
  ['  Émile’s Été – 2!', 'emiles-ete-2'],
  ['A very long name of a series that never seems to end', 'a-very-long-name-of-a-series-tha'],
  ['Saga', 'saga'],
  ['海の物語', undefined],
  ['X', undefined],
])('the name "%s" suggests the address %s', (name, slug) => {
  expect(suggestSeriesSlug(name)).toBe(slug)
})
