import {
  type AffiliateTags,
  type ConfirmedChannels,
  type ProgramIds,
  SUB_ID,
} from '@everyshelf/domain/affiliate'
import { addDays, countDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import {
  type Coverage,
  createCoverage,
  cutShares,
  type DayRange,
  type EarningShare,
  hasLinkTag,
  joinEarnings,
  type LinkTags,
  type OriginDay,
  sumByCurrency,
} from '@everyshelf/domain/earnings'
import { EARNING_SHARES_MAX } from '@everyshelf/domain/limits'
import type { EarningSettings } from '../earning-settings.repo.ts'
import { type CurrencyChoice, chooseCurrency } from './choose-currency.ts'
import type { CurrencyGroup, EarningSums } from './earning-sums.repo.ts'
import { firstDayWithHits } from './first-day-with-hits.ts'
import { createBookFinder, nameBooks } from './name-books.ts'
import type { OwnBook } from './own-books.repo.ts'
import type { CountedClicks, CoveredSeller } from './seller-clicks.ts'

export interface EarningsInput extends DayRange {
  /** The only currency to count. Without it, all are converted if the rates are known. */
  readonly currency?: string | undefined
}

/** What the owner's account says about the tags of its links. */
export interface OwnerFacts {
  readonly tags: AffiliateTags
  readonly programs: ProgramIds
  readonly tagChannels: ConfirmedChannels
  readonly timeZone: string
}

/** What the owner set, and the time of the request. */
export interface EarningsFacts extends OwnerFacts {
  readonly settings: Pick<EarningSettings, 'currency' | 'rates'>
  readonly now: number
}

interface EarningsReaderDeps {
  readonly sums: EarningSums
  readonly listBooks: (ownerId: string) => Promise<OwnBook[]>
  readonly countClicks: (
    ownerId: string,
    sellers: readonly CoveredSeller[],
    tagChannels: ConfirmedChannels,
  ) => Promise<CountedClicks>
}

const NO_CLICKS: CountedClicks = { bySeller: new Map(), byDay: new Map() }

export type ReadEarnings = ReturnType<typeof createEarningsReader>

/**
 * Joins what an author earned in a period to the clicks on their links, on the days that reports cover. The
 * answer is small, however many rows the reports have: another thread receives it.
 */
export function createEarningsReader({ sums, listBooks, countClicks }: EarningsReaderDeps) {
  return async (ownerId: string, { from, to, currency }: EarningsInput, facts: EarningsFacts) => {
    const period = { from, to }
    const before = { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
    const { settings, now, ...owner } = facts
    const [groups, earnedByDay, reports, books] = await Promise.all([
      sums.sumEarningGroups(ownerId, period),
      sums.sumEarningDays(ownerId, { from: before.from, to }),
      sums.listCoveredDays(ownerId, { from: before.from, to }),
      listBooks(ownerId),
    ])
    const paid = groups.filter(({ kind }) => kind !== 'order')
    const choice = chooseCurrency(paid, settings, currency)
    const own: LinkTags = { ...owner, label: SUB_ID }
    const counted = groups.flatMap((group) => convert(group, choice))
    const days = earnedByDay.flatMap((day) => convert(day, choice))
    const coverage = createCoverage(
      reports.filter((report) => choice.toAmount(0, report.currency) !== undefined),
    )
    const sellers = listSellers(counted, own, coverage, period)
    const today = createLocalClock(owner.timeZone)(new Date(now).toISOString().slice(0, 16)).day
    // Older clicks have no store.
    const firstDay = firstDayWithHits(today)
    const hasClicks = sellers.every(({ ranges }) => ranges.every((range) => range.from >= firstDay))
    const clicks = hasClicks ? await countClicks(ownerId, sellers, own.tagChannels) : NO_CLICKS
    const joined = joinEarnings(counted, clicks.bySeller, own, createBookFinder(books))
    const { shares, others } = cutShares(joined.books.shares, EARNING_SHARES_MAX)
    const listed = listDayEarnings(days, coverage, period, hasClicks ? clicks.byDay : null)
    const sum = (some: readonly CurrencyGroup[]) =>
      some.reduce((total, { amount }) => total + amount, 0)
    return {
      from,
      to,
      previous: before,
      timeZone: owner.timeZone,
      currency: choice.currency,
      isConverted: choice.isConverted,
      currencies: sumByCurrency(paid),
      /** False if a day that reports cover is too old for clicks by store. */
      hasClicks,
      /** With the previous period, on the days that reports cover in both; null if there are none. */
      comparison: coverage.compare(days, period),
      totals: {
        amount: sum(counted),
        items: joined.items,
        orderedItems: joined.orderedItems,
        linkedAmount: joined.linked.amount,
        clicks: hasClicks ? joined.linked.clicks : null,
        coveredDays: listed.filter(({ reports }) => reports !== 'none').length,
      },
      days: listed,
      books: {
        shares: await nameBooks(shares, books, (identifiers) =>
          sums.findReportTitles(ownerId, period, identifiers),
        ),
        others,
        unattributed: joined.books.unattributed,
      },
      sellers: joined.sellers,
      countries: joined.countries,
      channels: joined.channels,
      otherTags: listOtherTags(counted, own),
    }
  }
}

function convert<Earned extends Pick<CurrencyGroup, 'kind' | 'amount' | 'currency'>>(
  group: Earned,
  { toAmount }: CurrencyChoice,
): Earned[] {
  const amount = group.kind === 'order' ? 0 : toAmount(group.amount, group.currency)
  return amount === undefined ? [] : [{ ...group, amount }]
}

/** The stores where the owner's links earned something, with the days that their reports cover. */
function listSellers(
  groups: readonly CurrencyGroup[],
  own: LinkTags,
  coverage: Coverage,
  period: DayRange,
): CoveredSeller[] {
  const linked = groups.filter((group) => group.kind === 'commission' && hasLinkTag(group, own))
  const bySeller = Map.groupBy(linked, ({ seller }) => seller)
  return [...bySeller].flatMap(([seller, origins]) =>
    seller === null ? [] : { seller, ranges: coverage.listRanges(origins, period) },
  )
}

function listDayEarnings(
  earned: readonly OriginDay[],
  coverage: Coverage,
  period: DayRange,
  clicks: ReadonlyMap<string, number> | null,
) {
  const length = countDays(period.from, period.to)
  const before = { from: addDays(period.from, -length), to: addDays(period.from, -1) }
  const amounts = new Map<string, number>()
  for (const { day, amount } of earned) amounts.set(day, (amounts.get(day) ?? 0) + amount)
  return listDays(period.to, length).map((day) => {
    const previous = addDays(day, -length)
    const reports = coverage.describeDay(day, period)
    const hadReports = coverage.describeDay(previous, before) !== 'none'
    return {
      day,
      reports,
      amount: amounts.get(day) ?? 0,
      /** Null if no report covers the day before. */
      previousAmount: hadReports ? (amounts.get(previous) ?? 0) : null,
      /** At stores with earnings, as far as reports cover the day; null if none does. */
      clicks: clicks && reports !== 'none' ? (clicks.get(day) ?? 0) : null,
    }
  })
}

/** The tracking IDs that the owner's links do not have, the highest amount first. */
function listOtherTags(groups: readonly CurrencyGroup[], own: LinkTags) {
  const tags = new Map<string, EarningShare>()
  for (const group of groups) {
    if (group.kind === 'order' || hasLinkTag(group, own)) continue
    const { tag: value, amount, items } = group
    const before = tags.get(value) ?? { value, amount: 0, items: 0, clicks: 0 }
    const sum = { amount: before.amount + amount, items: before.items + items }
    tags.set(value, { ...before, ...sum })
  }
  const all = [...tags.values()].toSorted(
    (a, b) => b.amount - a.amount || (a.value < b.value ? -1 : 1),
  )
  return cutShares(all, EARNING_SHARES_MAX)
}
