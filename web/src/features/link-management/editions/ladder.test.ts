import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { expect, test } from 'vitest'
import { listRungs, moveRung, toEditions } from './ladder.ts'

const dune = parseBookIdentifier('9780441172719')
const other = parseBookIdentifier('B00B7NPRY8')
if (!dune || !other) throw new Error('fixture')
const paperback = { format: 'paperback', identifier: dune, notSoldIn: [] } as const
const kindle = { format: 'kindle', identifier: other, notSoldIn: [] } as const

test('the own book is always a rung', () => {
  expect(listRungs(dune, [])).toEqual([paperback])
  expect(listRungs(other, [])).toEqual([kindle])
  expect(listRungs(dune, [kindle])).toEqual([kindle, paperback])
  expect(listRungs(dune, [kindle, paperback])).toEqual([kindle, paperback])
})

test('the own book alone is as good as no ladder, unless something is said of it', () => {
  const marked = { ...paperback, notSoldIn: ['DE'] } as const
  expect(toEditions(dune, [paperback])).toEqual([])
  expect(toEditions(dune, [marked])).toEqual([marked])
  // The number of a B0 ASIN does not tell its format, so that naming it says something.
  expect(toEditions(other, [kindle])).toEqual([kindle])
  expect(toEditions(dune, [kindle, paperback])).toEqual([kindle, paperback])
})

test('a rung moves by one, and never off the ladder', () => {
  expect(moveRung(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moveRung(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moveRung(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveRung(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})
