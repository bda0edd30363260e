import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { identifierKey } from '../identifiers/index.ts'
import { getMarketplace, isMarketplaceCode } from '../marketplaces/index.ts'
import { chooseSeller } from './choose-seller.ts'
import type { ReaderContext } from './reader.ts'
import { findRule } from './reader-rule.ts'
import type { RoutableLink } from './routable-link.ts'

/** Recorded clicks from the same country to the same seller. */
export interface ReaderGroup {
  /** Null if it was unknown and the link had no default country. */
  readonly country: CountryCode | null
  /** The seller they were sent to: a retailer's code, or `amazon-` and a marketplace's code. */
  readonly seller: string
  readonly clicks: number
}

/** The destination of a group of readers. */
export interface ReplayedDestination {
  /**
   * As in `ReaderGroup`. Null for the link's own page, which readers get if a rule or the link's
   * mode says so, if no edition is sold, or if the retailer is turned off.
   */
  readonly seller: string | null
  /** The identifier of the edition; null if the retailer or the page decides. */
  readonly book: string | null
  readonly format: EditionFormat | null
}

export interface DestinationChange {
  readonly country: CountryCode | null
  readonly before: ReplayedDestination
  readonly after: ReplayedDestination
  readonly clicks: number
}

export interface Replay {
  readonly clicks: number
  /** Clicks that would go to another seller or another edition. */
  readonly moved: number
  /** Most clicks first. */
  readonly moves: readonly DestinationChange[]
  /** Each seller once, with its clicks before and after. Both columns add up to all clicks. */
  readonly sellers: readonly {
    readonly seller: string | null
    readonly before: number
    readonly after: number
  }[]
}

const AMAZON = 'amazon-'

/**
 * Routes recorded clicks again, with the link before and after a change of its settings. Totals do
 * not contain the reader's language. Where it matters, we take the main language of the marketplace
 * that the reader went to. `newMode` is the link's mode if the change sets another one: without a rule,
 * `choose` sends readers to the reader page.
 *
 * @example replayReaders([{ country: 'DE', seller: 'amazon-de', clicks: 3 }], link, { ...link, excluded: ['de'] }).moved // 3
 */
export function replayReaders(
  groups: readonly ReaderGroup[],
  before: RoutableLink,
  after: RoutableLink,
  newMode: 'instant' | 'choose' | null = null,
): Replay {
  const moves = new Map<string, DestinationChange>()
  const sellers = new Map<string | null, { before: number; after: number }>()
  const countAt = (seller: string | null, side: 'before' | 'after', clicks: number) => {
    const counts = sellers.get(seller) ?? { before: 0, after: 0 }
    counts[side] += clicks
    sellers.set(seller, counts)
  }
  let all = 0
  for (const group of groups) {
    const { country, clicks } = group
    const isChoice = isReaderChoice(before, group)
    const was = isChoice
      ? findChosenRetailer(before, group)
      : findReplayedDestination(before, group, newMode === 'instant')
    const is = isChoice
      ? findChosenRetailer(after, group)
      : findReplayedDestination(after, group, newMode === 'choose')
    all += clicks
    countAt(was.seller, 'before', clicks)
    countAt(is.seller, 'after', clicks)
    const key = JSON.stringify([country, was, is])
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    const known = moves.get(key)
    moves.set(key, { country, before: was, after: is, clicks: clicks + (known?.clicks ?? 0) })
  }
  const listed = [...moves.values()].toSorted((a, b) => b.clicks - a.clicks)
  return {
    clicks: all,
    moved: listed.reduce((sum, { clicks }) => sum + clicks, 0),
    moves: listed,
    sellers: [...sellers]
      .map(([seller, counts]) => ({ seller, ...counts }))
      .toSorted((a, b) => b.after - a.after || b.before - a.before),
  }
}

const LINK_PAGE: ReplayedDestination = { seller: null, book: null, format: null }

/** Whether these readers chose a retailer on the reader page, and no rule sent them there. */
function isReaderChoice({ rules }: RoutableLink, { country, seller }: ReaderGroup): boolean {
  const target = findRule(rules, country)?.target
  return !seller.startsWith(AMAZON) && (target?.kind !== 'retailer' || target.retailer !== seller)
}

/** Readers who chose a retailer choose it again, unless it is turned off. */
function findChosenRetailer(
  { retailers }: RoutableLink,
  { seller }: ReaderGroup,
): ReplayedDestination {
  const isOff = retailers.off.includes(seller)
  return isOff ? LINK_PAGE : { ...LINK_PAGE, seller }
}

function findReplayedDestination(
  link: RoutableLink,
  { country, seller }: ReaderGroup,
  opensPage: boolean,
): ReplayedDestination {
  const choice = chooseSeller(link, toReader(country, seller))
  if ('retailer' in choice) return { ...LINK_PAGE, seller: choice.retailer.code }
  const { marketplace, identifier, format, isSold, rule } = choice
  if (!isSold || rule === 'page' || (opensPage && rule === null)) return LINK_PAGE
  return { seller: `${AMAZON}${marketplace}`, book: identifierKey(identifier), format }
}

function toReader(country: CountryCode | null, seller: string): ReaderContext {
  const code = seller.startsWith(AMAZON) ? seller.slice(AMAZON.length) : ''
  const language = isMarketplaceCode(code) ? getMarketplace(code).languages[0] : undefined
  const languages = language ? [language.toLowerCase()] : []
  return { country, countrySource: country ? 'ip' : 'none', languages }
}
