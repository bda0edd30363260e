import { findSeriesProblems } from '@everyshelf/domain/series'
import { describe, expect, test } from 'vitest'
import type { SeriesBook } from '../series.ts'
import { describeProblems } from './describe-problem.ts'

const book = (linkId: string, position: number, change: Partial<SeriesBook> = {}): SeriesBook => ({
  linkId,
  position,
  nextLinkId: null,
  state: 'active',
  title: `Title ${linkId}`,
  authors: [],
  coverImage: null,
  publishedOn: '',
  nextUrl: '',
  ...change,
})

const problemsOf = (linkId: string, books: readonly SeriesBook[]) =>
  describeProblems(linkId, findSeriesProblems(books), books)

describe('describeProblems', () => {
  test('names the books with the same number', () => {
    const books = [book('a', 150), book('b', 150), book('c', 150), book('d', 200)]
    expect(problemsOf('a', books)).toEqual([
      '“Title b” and “Title c” also have number 1.5. Give each book its own number.',
    ])
    expect(problemsOf('d', books)).toEqual([])
  })

  test('says what happens to readers of a removed or disabled link', () => {
    const books = [book('a', 100, { state: 'removed' }), book('b', 200, { state: 'disabled' })]
    expect(problemsOf('a', books)[0]).toContain('You removed this link')
    expect(problemsOf('b', books)).toEqual(['Everyshelf disabled this link, so readers skip it.'])
  })

  test('names the way around a cycle', () => {
    const books = [
      book('a', 100),
      book('b', 200, { nextLinkId: 'a' }),
      book('c', 300, { nextLinkId: 'c' }),
    ]
    expect(problemsOf('a', books)).toEqual([
      'These links loop back to this book through “Title b”. Choose a different next book.',
    ])
    expect(problemsOf('c', books)).toEqual([
      'This book leads to itself. Choose a different next book.',
    ])
  })
})
