import { expect, test } from 'vitest'
import { parseBookIdentifier } from '../identifiers/index.ts'
import { listFallbacks, toEditions } from './index.ts'

const dune = parseBookIdentifier('9780441172719')
const other = parseBookIdentifier('B00B7NPRY8')
if (!dune || !other) throw new Error('fixture')
const paperback = { format: 'paperback', identifier: dune, notSoldIn: [] } as const
const kindle = { format: 'kindle', identifier: other, notSoldIn: [] } as const

test('the own book is always among the fallbacks', () => {
  expect(listFallbacks(dune, [])).toEqual([paperback])
  expect(listFallbacks(other, [])).toEqual([kindle])
  expect(listFallbacks(dune, [kindle])).toEqual([kindle, paperback])
  expect(listFallbacks(dune, [kindle, paperback])).toEqual([kindle, paperback])
})

test('the own book alone is not stored, unless it has settings', () => {
  const marked = { ...paperback, notSoldIn: ['DE'] } as const
  expect(toEditions(dune, [paperback])).toEqual([])
  expect(toEditions(dune, [marked])).toEqual([marked])
  // The number of a B0 ASIN does not tell its format, so that naming it says something.
  expect(toEditions(other, [kindle])).toEqual([kindle])
  expect(toEditions(dune, [kindle, paperback])).toEqual([kindle, paperback])
})
