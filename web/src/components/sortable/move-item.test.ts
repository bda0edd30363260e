import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  ['a', 1, ['b', 'a', 'c']],
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
  ['b', -5, ['b', 'a', 'c']],
  ['b', 9, ['a', 'c', 'b']],
  ['x', 0, ['a', 'b', 'c']],
])('%s moves to %i', (item, to, after) => {
  expect(moveItem(['a', 'b', 'c'], item, to)).toEqual(after)
})
