import { describe, expect, it } from 'vitest'
import { cutShares } from './cut-shares.ts'

const dune = { value: 'dune', amount: 900, items: 3, clicks: 8 }
const emma = { value: 'emma', amount: 500, items: 2, clicks: 4 }
const faust = { value: 'faust', amount: -100, items: -1, clicks: 1 }

describe('cutShares', () => {
  it('adds up the shares beyond the limit', () => {
    expect(cutShares([dune, emma, faust], 1)).toEqual({
      shares: [dune],
      others: { count: 2, amount: 400, items: 1, clicks: 5 },
    })
  })

  it('keeps a list that fits', () => {
    expect(cutShares([dune, emma], 2)).toEqual({ shares: [dune, emma], others: null })
  })
})
