import { expect, test } from 'vitest'
import { nextLabelColor, splitLabels } from './index.ts'

test('a text of several labels is split at commas and semicolons', () => {
  expect(splitLabels(' Newsletter; Spring 2026,,Series ')).toEqual([
    'Newsletter',
    'Spring 2026',
    'Series',
  ])
  expect(splitLabels('')).toEqual([])
  expect(splitLabels('Émile, emile')).toEqual(['Émile'])
  expect(splitLabels('x'.repeat(50))).toEqual(['x'.repeat(40)])
  expect(splitLabels(Array.from({ length: 12 }, (_, index) => `n${index}`).join())).toHaveLength(10)
})

test('a new label gets the color that is used least', () => {
  expect(nextLabelColor([])).toBe('blue')
  expect(nextLabelColor(['blue', 'green'])).toBe('purple')
})
