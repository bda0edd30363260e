import { expect, test } from 'vitest'
import { foldText, titleSortKey } from './index.ts'

test('folding removes case, accents, and widths', () => {
  expect(foldText('Émile ZOLA')).toBe('emile zola')
  expect(foldText('ＡＢＣ１')).toBe('abc1')
  expect(foldText('雪国')).toBe('雪国')
})

test('titles sort by their letters, and by the value of their numbers', () => {
  const titles = ['book 10', '“Émile”', 'Book 9', 'Dune', '…and more']
  const key = (title: string) => titleSortKey(title)
  expect(titles.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))).toEqual([
    '…and more',
    'Book 9',
    'book 10',
    'Dune',
    '“Émile”',
  ])
  expect(titleSortKey('x'.repeat(500))).toHaveLength(120)
})
