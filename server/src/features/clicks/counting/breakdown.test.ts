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

  it('from before there were channels and campaigns has clicks on the web without a campaign', () => {
    const merged: Breakdown = new Map()
    mergeStoredBreakdown(merged, '[["A",3],["DE",2,"",1],[],[],[],[],[],["crawler",5]]')
    mergeStoredBreakdown(merged, '[[],["FR",2],[],[],[],[],[],[],["mail",2],["Spring",1,"",1]]')
    expect(toPlain(merged)).toEqual({
      book: { A: 3 },
      country: { DE: 2, '': 1, FR: 2 },
      reason: { crawler: 5 },
      channel: { web: 3, mail: 2 },
      campaign: { '': 4, Spring: 1 },
    })
  })

  it('with excluded hits only has no channels', () => {
    const merged: Breakdown = new Map()
    mergeStoredBreakdown(merged, '[[],[],[],[],[],[],[],["crawler",5]]')
    expect(toPlain(merged)).toEqual({ reason: { crawler: 5 } })
  })
})
