import { describe, expect, it } from 'vitest'
import { type Breakdown, formatBreakdown, mergeStoredBreakdown } from './breakdown.ts'

const toPlain = (breakdown: Breakdown) =>
  Object.fromEntries(
    [...breakdown].map(([name, values]) => [name, Object.fromEntries(values)] as const),
  )

describe('a stored breakdown', () => {
  it('has dimensions in the order in which they were added', () => {
    const breakdown: Breakdown = new Map([
      ['campaign', new Map([['Spring', 1]])],
      ['country', new Map([['DE', 1]])],
    ])
    expect(formatBreakdown(breakdown)).toBe('[[],["DE",1],[],[],[],[],[],[],[],["Spring",1]]')
  })

  it('with excluded hits only has no channels', () => {
    const merged: Breakdown = new Map()
    mergeStoredBreakdown(merged, '[[],[],[],[],[],[],[],["crawler",5]]')
    expect(toPlain(merged)).toEqual({ reason: { crawler: 5 } })
  })
})
