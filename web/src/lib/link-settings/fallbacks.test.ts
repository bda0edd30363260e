import { expect, test } from 'vitest'
import { moveFallback } from './fallbacks.ts'

test('an edition moves by one, and stays within the list', () => {
  expect(moveFallback(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveFallback(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moveFallback(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveFallback(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
