import type { EarningShare } from './breakdown-sums.ts'

/** The sum of the shares that a list does not show. */
export interface OtherShares extends Omit<EarningShare, 'value'> {
  readonly count: number
}

export interface CutShares {
  readonly shares: readonly EarningShare[]
  /** Null if the list has all shares. */
  readonly others: OtherShares | null
}

/**
 * Keeps the first shares and adds up all others, so that a list has a limit and its sum stays the same.
 *
 * @example cutShares([dune, emma, faust], 1).others // { count: 2, amount: 1200, items: 4, clicks: 31 }
 */
export function cutShares(all: readonly EarningShare[], max: number): CutShares {
  const others = all.slice(max)
  if (others.length === 0) return { shares: all, others: null }
  const sum = (column: 'amount' | 'items' | 'clicks') =>
    others.reduce((total, share) => total + share[column], 0)
  return {
    shares: all.slice(0, max),
    others: {
      count: others.length,
      amount: sum('amount'),
      items: sum('items'),
      clicks: sum('clicks'),
    },
  }
}
