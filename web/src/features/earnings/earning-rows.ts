import {
  type EarningBreakdown,
  earningsPerClick,
  formatDecimal,
  type OtherShares,
  type UnattributedReason,
} from '@everyshelf/domain/earnings'
import type { ChartRows } from '../../components/charts/chart-section.tsx'

/** Why earnings are in no row, in the order of the table. */
export const unattributedTexts: Readonly<Record<UnattributedReason, string>> = {
  'other-tag': 'Other tracking IDs',
  'other-item': 'Other products',
  bounty: 'Bounties, such as those for trials',
  'no-item': 'Product not in the report',
  'unknown-store': 'Store not recognized',
  'unknown-country': 'Country not in the report',
  'several-channels': 'Tag used in several channels',
  'unknown-channel': 'Unknown channel',
}

interface RowsInput {
  readonly currency: string
  readonly hasClicks: boolean
  /** What a long list does not show. */
  readonly others?: OtherRow | null
}

/** The sum of all rows beyond the longest list. */
export interface OtherRow extends OtherShares {
  readonly label: string
}

/** A breakdown as the rows of a CSV file. Amounts are decimals without a sign. */
export function breakdownRows(
  column: string,
  { shares, unattributed }: EarningBreakdown,
  name: (value: string) => string,
  { currency, hasClicks, others = null }: RowsInput,
): ChartRows {
  const toRow = (label: string, amount: number, items: number, clicks: number | null) => ({
    [column]: label,
    [`Earnings (${currency})`]: formatDecimal(amount),
    Items: items,
    Clicks: clicks ?? '',
    [`Per click (${currency})`]: toDecimal(earningsPerClick(amount, clicks)),
  })
  return [
    ...shares.map(({ value, amount, items, clicks }) =>
      toRow(name(value), amount, items, hasClicks ? clicks : null),
    ),
    ...(others
      ? [toRow(others.label, others.amount, others.items, hasClicks ? others.clicks : null)]
      : []),
    ...unattributed.map(({ reason, amount, items }) =>
      toRow(`Not attributable: ${unattributedTexts[reason]}`, amount, items, null),
    ),
  ]
}

function toDecimal(amount: number | null): string {
  return amount === null ? '' : formatDecimal(amount)
}
