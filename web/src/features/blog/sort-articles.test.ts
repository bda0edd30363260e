import { expect, test } from 'vitest'
import { sortArticles } from './sort-articles.ts'

test('a list of articles begins with the one updated last, whenever it was written', () => {
  const articles = [
    { slug: 'b', date: '2026-11-22', updated: '2026-11-22' },
    { slug: 'c', date: '2026-11-20', updated: '2026-11-28' },
    { slug: 'a', date: '2026-11-21', updated: '2026-11-22' },
  ]
  expect(sortArticles(articles).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
})
