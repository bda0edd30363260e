import {
  type AffiliateTags,
  type ConfirmedPlaces,
  type ProgramIds,
  SUB_ID,
} from '@everyshelf/domain/affiliate'
import { addDays, countDays, createLocalClock, listDays } from '@everyshelf/domain/clicks'
import {
  type CutShares,
  cutShares,
  type EarningShare,
  hasLinkTag,
  joinEarnings,
  type LinkTags,
  sumByCurrency,
} from '@everyshelf/domain/earnings'
import { EARNING_SHARES_MAX } from '@everyshelf/domain/limits'
import type { EarningSettings } from '../../earnings/earning-settings.repo.ts'
import { type CurrencyChoice, chooseCurrency } from './choose-currency.ts'
import type { CurrencyGroup, DayEarning, EarningSums, Period } from './earning-sums.repo.ts'
import { firstDayWithHits } from './first-day-with-hits.ts'
import { createBookFinder, nameBooks } from './name-books.ts'
import type { OwnBook } from './own-books.repo.ts'
import type { CountedClicks } from './seller-clicks.ts'

export interface EarningsInput extends Period {
  /** The only currency to count. Without it, all are converted if the rates are known. */
  readonly currency?: string | undefined
}

/** What the owner's account says about the tags of its links. */
export interface OwnerFacts {
  readonly tags: AffiliateTags
  readonly programs: ProgramIds
  readonly places: ConfirmedPlaces
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
    period: Period,
    sellers: readonly string[],
    places: ConfirmedPlaces,
  ) => Promise<CountedClicks>
}

const NO_CLICKS: CountedClicks = { bySeller: new Map(), byDay: new Map(), before: 0 }

/**
 * Joins what an author earned in a period to the clicks on their links. The answer is small, however many
 * rows the reports have: another thread receives it.
 */
export function createEarningsReader({ sums, listBooks, countClicks }: EarningsReaderDeps) {
  return async (ownerId: string, { from, to, currency }: EarningsInput, facts: EarningsFacts) => {
    const period = { from, to }
    const before = { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) }
    const { settings, now, ...owner } = facts
    const [groups, earlier, days, books] = await Promise.all([
      sums.sumEarningGroups(ownerId, period),
      sums.sumEarningGroups(ownerId, before),
      sums.sumEarningDays(ownerId, { from: before.from, to }),
      listBooks(ownerId),
    ])
    const commissions = [...groups, ...earlier].filter(({ kind }) => kind === 'commission')
    const choice = chooseCurrency(commissions, settings, currency)
    const own: LinkTags = { ...owner, label: SUB_ID }
    const counted = groups.flatMap((group) => convert(group, choice))
    const countedBefore = earlier.flatMap((group) => convert(group, choice))
    const today = createLocalClock(owner.timeZone)(new Date(now).toISOString().slice(0, 16)).day
    // Older clicks have no store.
    const hasClicks = from >= firstDayWithHits(today)
    const sellers = listSellers(counted, own)
    const clicks = hasClicks ? await countClicks(ownerId, period, sellers, own.places) : NO_CLICKS
    const joined = joinEarnings(counted, clicks.bySeller, own, createBookFinder(books))
    const { shares, others } = cutShares(joined.books.shares, EARNING_SHARES_MAX)
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

/** The tracking IDs that the owner's links do not have, the highest amount first. */
function listOtherTags(groups: readonly CurrencyGroup[], own: LinkTags): CutShares {
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
