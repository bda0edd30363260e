import {
  type EarningShare,
  earningsPerClick,
  formatDecimal,
  type OtherShares,
} from '@everyshelf/domain/earnings'
import type { Caller } from './endpoint.ts'

/** What the rows of a response about earnings can sum up. */
export const earningGroups = ['day', 'book', 'store', 'country', 'channel', 'other-tag'] as const
export type EarningGroup = (typeof earningGroups)[number]

type Overview = Awaited<ReturnType<Caller['earnings']['overview']>>

/** What the response says of the whole period. */
export function toEarningTotals({ currencies, totals, comparison, ...overview }: Overview) {
  const { amount, linkedAmount, items, orderedItems, clicks, coveredDays } = totals
  return {
    from: overview.from,
    to: overview.to,
    timeZone: overview.timeZone,
    currency: overview.currency,
    isConverted: overview.isConverted,
    currencies: currencies.map((one) => ({
      currency: one.currency,
      amount: formatDecimal(one.amount),
    })),
    totals: {
      amount: formatDecimal(amount),
      linkedAmount: formatDecimal(linkedAmount),
      items,
      orderedItems,
      clicks,
      perClick: formatPerClick(linkedAmount, clicks),
      coveredDays,
    },
    comparison: comparison && {
      ...comparison,
      amount: formatDecimal(comparison.amount),
      previousAmount: formatDecimal(comparison.previousAmount),
    },
  }
}

function formatPerClick(amount: number, clicks: number | null) {
  const average = earningsPerClick(amount, clicks)
  return average === null ? null : formatDecimal(average)
}

/** The rows of one group of the Earnings page, and what they leave out. */
export function toEarningGroup(overview: Overview, group: EarningGroup) {
  const { hasClicks, books, otherTags } = overview
  const toRow = <Share extends EarningShare>({ amount, clicks, ...share }: Share) => ({
    ...share,
    amount: formatDecimal(amount),
    clicks: hasClicks ? clicks : null,
  })
  const toOthers = (others: OtherShares | null) =>
    others && {
      ...others,
      amount: formatDecimal(others.amount),
      clicks: hasClicks ? others.clicks : null,
    }
  const toUnattributed = ({ unattributed }: Pick<typeof books, 'unattributed'>) =>
    unattributed.map((one) => ({ ...one, amount: formatDecimal(one.amount) }))

  switch (group) {
    case 'day':
      return {
        data: overview.days.map(({ day: value, reports, amount, clicks }) => ({
          value,
          reports,
          amount: formatDecimal(amount),
          clicks,
        })),
        others: null,
        unattributed: [],
      }
    case 'book':
      return {
        data: books.shares.map(toRow),
        others: toOthers(books.others),
        unattributed: toUnattributed(books),
      }
    case 'other-tag':
      return {
        data: otherTags.shares.map(toRow),
        others: toOthers(otherTags.others),
        unattributed: [],
      }
    default: {
      const breakdown = {
        store: overview.sellers,
        country: overview.countries,
        channel: overview.channels,
      }[group]
      return {
        data: breakdown.shares.map(toRow),
        others: null,
        unattributed: toUnattributed(breakdown),
      }
    }
  }
}
