import { SUB_ID } from '@everyshelf/domain/affiliate'
import { addDays, countDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import {
  type EarningBreakdown,
  type EarningShare,
  hasLinkTag,
  joinEarnings,
  type LinkTags,
  sumByCurrency,
} from '@everyshelf/domain/earnings'
import type { CurrencyGroup, DayEarning, Period } from '../analytics/earning-sums.repo.ts'
import type { AnalyticsQueries } from '../analytics/worker/analytics-queries.ts'
import { type CurrencyChoice, chooseCurrency } from './choose-currency.ts'
import type { EarningSettings } from './earning-settings.repo.ts'
import type { EarningsRepo, OwnBook } from './earnings.repo.ts'
import { firstDayWithHits } from './first-day-with-hits.ts'
import type { CountedClicks } from './seller-clicks.ts'

export interface EarningsInput extends Period {
  /** The only currency to count. Without it, all are converted if the rates are known. */
  readonly currency?: string | undefined
}

/** A book with what it earned. */
export interface BookEarning extends EarningShare {
  readonly title: string
  /** Null if no link to the book is saved now. */
  readonly linkId: string | null
}

export interface EarningsServiceDeps {
  readonly repo: EarningsRepo
  readonly sums: Pick<AnalyticsQueries, 'sumEarningGroups' | 'sumEarningDays'>
  readonly findSettings: (ownerId: string) => Promise<EarningSettings>
  readonly countClicks: (
    ownerId: string,
    period: Period,
    sellers: readonly string[],
  ) => Promise<CountedClicks>
  readonly now: () => number
}

export type EarningsService = ReturnType<typeof createEarningsService>

const NO_CLICKS: CountedClicks = { bySeller: new Map(), byDay: new Map(), before: 0 }

/** What an author earned in a period, joined to the clicks on their links. */
export function createEarningsService(deps: EarningsServiceDeps) {
  const { repo, sums, findSettings, countClicks, now } = deps

  async function overview(ownerId: string, { from, to, currency }: EarningsInput) {
    const period = { from, to }
    const before = { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
    const [owner, settings, groups, earlier, days, books] = await Promise.all([
      repo.findOwner(ownerId),
      findSettings(ownerId),
      sums.sumEarningGroups(ownerId, period),
      sums.sumEarningGroups(ownerId, before),
      sums.sumEarningDays(ownerId, { from: before.from, to }),
      repo.listBooks(ownerId),
    ])
    const commissions = [...groups, ...earlier].filter(({ kind }) => kind === 'commission')
    const choice = chooseCurrency(commissions, settings, currency)
    const own: LinkTags = { ...owner, label: SUB_ID }
    const counted = groups.flatMap((group) => convert(group, choice))
    const countedBefore = earlier.flatMap((group) => convert(group, choice))
    const today = createLocalClock(owner.timeZone)(new Date(now()).toISOString().slice(0, 16)).day
    // Older clicks have no store.
    const hasClicks = from >= firstDayWithHits(today)
    const sellers = listSellers(counted, own)
    const clicks = hasClicks ? await countClicks(ownerId, period, sellers) : NO_CLICKS
    const joined = joinEarnings(counted, clicks.bySeller, own, createBookFinder(books))
    const joinedBefore = joinEarnings(countedBefore, new Map(), own, () => undefined)
    const sum = (some: readonly CurrencyGroup[]) =>
      some.reduce((total, { amount }) => total + amount, 0)
    return {
      from,
      to,
      previous: before,
      timeZone: owner.timeZone,
      currency: choice.currency,
      isConverted: choice.isConverted,
      currencies: sumByCurrency(commissions.map((group) => ({ ...group, amount: 0 }))).map(
        ({ currency }) => ({
          currency,
          amount: sum(groups.filter((group) => group.currency === currency)),
          previousAmount: sum(earlier.filter((group) => group.currency === currency)),
        }),
      ),
      /** False if a part of the period is too old for clicks by store. */
      hasClicks,
      totals: {
        amount: sum(counted),
        previousAmount: sum(countedBefore),
        items: joined.items,
        orderedItems: joined.orderedItems,
        linkedAmount: joined.linked.amount,
        previousLinkedAmount: joinedBefore.linked.amount,
        clicks: hasClicks ? joined.linked.clicks : null,
        previousClicks: before.from >= firstDayWithHits(today) ? clicks.before : null,
      },
      days: listDayEarnings(days, choice, period, clicks.byDay, hasClicks),
      books: nameBooks(joined.books, books),
      sellers: joined.sellers,
      countries: joined.countries,
      channels: joined.channels,
      otherTags: listOtherTags(counted, own),
    }
  }

  return { overview }
}

function convert(group: CurrencyGroup, { toAmount }: CurrencyChoice): CurrencyGroup[] {
  const amount = group.kind === 'order' ? 0 : toAmount(group.amount, group.currency)
  return amount === undefined ? [] : [{ ...group, amount }]
}

/** The stores where the owner's links earned something. */
function listSellers(groups: readonly CurrencyGroup[], own: LinkTags): string[] {
  const linked = groups.filter((group) => group.kind === 'commission' && hasLinkTag(group, own))
  return [...new Set(linked.flatMap(({ seller }) => seller ?? []))].toSorted()
}

function listDayEarnings(
  earned: readonly DayEarning[],
  { toAmount }: CurrencyChoice,
  { from, to }: Period,
  clicks: ReadonlyMap<string, number>,
  hasClicks: boolean,
) {
  const length = countDays(from, to)
  const amounts = new Map<string, number>()
  for (const { day, currency, amount } of earned) {
    amounts.set(day, (amounts.get(day) ?? 0) + (toAmount(amount, currency) ?? 0))
  }
  return listDays(to, length).map((day) => ({
    day,
    amount: amounts.get(day) ?? 0,
    previousAmount: amounts.get(addDays(day, -length)) ?? 0,
    clicks: hasClicks ? (clicks.get(day) ?? 0) : null,
  }))
}

/** A store can sell a book under another identifier, which the owner set for the link. */
function createBookFinder(books: readonly OwnBook[]): (key: string) => string | undefined {
  const byEdition = new Map<string, string>()
  for (const { identifier, editions } of books.toReversed()) {
    for (const edition of editions) byEdition.set(edition, identifier)
  }
  for (const { identifier } of books) byEdition.set(identifier, identifier)
  return (key) => byEdition.get(key)
}

function nameBooks({ shares, unattributed }: EarningBreakdown, books: readonly OwnBook[]) {
  const byIdentifier = new Map(books.toReversed().map((book) => [book.identifier, book]))
  return {
    unattributed,
    shares: shares.map((share): BookEarning => {
      const { title, linkId } = byIdentifier.get(share.value) ?? {
        title: share.value,
        linkId: null,
      }
      return { ...share, title, linkId }
    }),
  }
}

/** The tracking IDs that the owner's links do not have, the highest amount first. */
function listOtherTags(groups: readonly CurrencyGroup[], own: LinkTags) {
  const sums = new Map<string, number>()
  for (const group of groups) {
    if (group.kind === 'order' || hasLinkTag(group, own)) continue
    sums.set(group.tag, group.amount + (sums.get(group.tag) ?? 0))
  }
  return [...sums]
    .map(([tag, amount]) => ({ tag, amount }))
    .toSorted((a, b) => b.amount - a.amount || (a.tag < b.tag ? -1 : 1))
}
