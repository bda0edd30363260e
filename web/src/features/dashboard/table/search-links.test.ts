import { describe, expect, test } from 'vitest'
import { sampleSavedLink } from '../../../testing/sample-links.ts'
import { newestFirst, nextSort, type Sort, searchLinks } from './search-links.ts'

const links = [
  sampleSavedLink('9780441172719', {
    title: 'Dune',
    authors: ['Frank Herbert'],
    clicks30d: 4,
    createdAt: '2026-11-01T00:00:00.000Z',
  }),
  sampleSavedLink('9780143127741', {
    title: 'Germinal',
    authors: ['Émile Zola'],
    clicks30d: 12,
    createdAt: '2026-11-03T00:00:00.000Z',
  }),
  sampleSavedLink('B00ICH9SAC', {
    title: 'book 10',
    slug: 'qqqqqqq' as never,
    clicks30d: 0,
    createdAt: '2026-11-02T00:00:00.000Z',
  }),
  sampleSavedLink('9780306406157', {
    title: 'Book 9',
    clicks30d: 4,
    createdAt: '2026-10-01T00:00:00.000Z',
  }),
]

describe('arrangeLinks', () => {
  test.each<[Sort, string[]]>([
    [newestFirst, ['Germinal', 'book 10', 'Dune', 'Book 9']],
    [{ by: 'title', isDescending: false }, ['Book 9', 'book 10', 'Dune', 'Germinal']],
    [{ by: 'clicks', isDescending: true }, ['Germinal', 'Dune', 'Book 9', 'book 10']],
    [{ by: 'identifier', isDescending: false }, ['Germinal', 'Book 9', 'Dune', 'book 10']],
  ])('orders by %j', (sort, titles) => {
    expect(searchLinks(links, '', sort).map(({ title }) => title)).toEqual(titles)
  })

  test.each([
    ['dune', ['Dune']],
    ['emile', ['Germinal']],
    ['BOOK', ['book 10', 'Book 9']],
    ['herbert dune', ['Dune']],
    ['978-0-306-40615-7', ['Book 9']],
    ['b00ich', ['book 10']],
    ['qqqqqqq', ['book 10']],
    ['  ', ['Germinal', 'book 10', 'Dune', 'Book 9']],
    ['nothing', []],
  ])('finds %j', (search, titles) => {
    expect(searchLinks(links, search, newestFirst).map(({ title }) => title)).toEqual(titles)
  })
})

test('a column that is pressed again turns round', () => {
  expect(nextSort(newestFirst, 'created')).toEqual({ by: 'created', isDescending: false })
  expect(nextSort(newestFirst, 'title')).toEqual({ by: 'title', isDescending: false })
  expect(nextSort(newestFirst, 'clicks')).toEqual({ by: 'clicks', isDescending: true })
})
