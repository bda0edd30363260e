import type { EarningRow } from './earning-row.ts'

/** Why an earning is not part of a breakdown. */
export const unattributedReasons = [
  'other-tag',
  'other-item',
  'bounty',
  'no-item',
  'unknown-store',
  'unknown-country',
  'several-channels',
  'unknown-channel',
] as const
export type UnattributedReason = (typeof unattributedReasons)[number]

/** One value of a breakdown. */
export interface EarningShare {
  readonly value: string
  readonly amount: number
  readonly items: number
  readonly clicks: number
}

export interface UnattributedEarning {
  readonly reason: UnattributedReason
  readonly amount: number
  readonly items: number
}

/** The shares and what belongs to none of them add up to the total. */
export interface EarningBreakdown {
  /** The highest amount first. */
  readonly shares: readonly EarningShare[]
  readonly unattributed: readonly UnattributedEarning[]
}

type Amounts = Pick<EarningRow, 'amount' | 'items'>

/** Adds up one breakdown. */
export class BreakdownSums {
  readonly #shares = new Map<string, EarningShare>()
  readonly #unattributed = new Map<UnattributedReason, UnattributedEarning>()

  /** Without a value, the amount is not attributable, for the given reason. */
  add(
    value: string | null | undefined,
    reason: UnattributedReason,
    { amount, items }: Amounts,
  ): void {
    if (value == null) {
      this.skip(reason, { amount, items })
      return
    }
    const share = this.#find(value)
    this.#shares.set(value, {
      ...share,
      amount: share.amount + amount,
      items: share.items + items,
    })
  }

  skip(reason: UnattributedReason, { amount, items }: Amounts): void {
    const before = this.#unattributed.get(reason) ?? { amount: 0, items: 0 }
    const sum = { reason, amount: before.amount + amount, items: before.items + items }
    this.#unattributed.set(reason, sum)
  }

  addClicks(value: string, clicks: number): void {
    const share = this.#find(value)
    this.#shares.set(value, { ...share, clicks: share.clicks + clicks })
  }

  finish(): EarningBreakdown {
    const shares = [...this.#shares.values()].toSorted(
      (a, b) => b.amount - a.amount || b.clicks - a.clicks || (a.value < b.value ? -1 : 1),
    )
    return {
      shares,
      unattributed: unattributedReasons.flatMap((reason) => this.#unattributed.get(reason) ?? []),
    }
  }

  #find(value: string): EarningShare {
    return this.#shares.get(value) ?? { value, amount: 0, items: 0, clicks: 0 }
  }
}
