import {
  type AffiliateTags,
  type ConfirmedChannels,
  isProgramId,
  type LinkChannel,
  linkChannels,
  mayCarryTag,
  type ProgramIds,
} from '../affiliate/index.ts'
import { getMarketplace, isMarketplaceCode, type Marketplace } from '../marketplaces/index.ts'
import { BreakdownSums, type EarningBreakdown, type UnattributedReason } from './breakdown-sums.ts'
import type { EarningRow } from './earning-row.ts'

/** Rows of a period that are alike, with the sums of their amounts in one currency. */
export interface EarningGroup
  extends Pick<
    EarningRow,
    'source' | 'kind' | 'seller' | 'advertiser' | 'tag' | 'book' | 'country' | 'amount' | 'items'
  > {}

/**
 * The clicks that carried the tag to one store, on the days that reports cover. A key is empty where the
 * value is unknown.
 */
export interface SellerClicks {
  readonly total: number
  /** By identifier key. */
  readonly byBook: ReadonlyMap<string, number>
  readonly byCountry: ReadonlyMap<string, number>
  readonly byChannel: ReadonlyMap<string, number>
}

/** What tells whether an earning can come from the author's links here. */
export interface LinkTags {
  readonly tags: AffiliateTags
  readonly programs: ProgramIds
  readonly tagChannels: ConfirmedChannels
  /** The label that links of this service have in reports. */
  readonly label: string
}

export interface JoinedEarnings {
  readonly books: EarningBreakdown
  readonly sellers: EarningBreakdown
  readonly countries: EarningBreakdown
  readonly channels: EarningBreakdown
  /** The sums of earnings that the author's links can have brought, and the clicks that they had. */
  readonly linked: { readonly amount: number; readonly clicks: number }
  readonly items: number
  readonly orderedItems: number
}

/**
 * Whether an earning carries a tag of the author's links. A program that names no tag in its report has
 * one account for all links of the author, so its earnings count.
 *
 * @example hasLinkTag({ source: 'amazon', seller: 'amazon-us', tag: 'ada-20' }, own) // true
 */
export function hasLinkTag(
  { source, seller, tag }: Pick<EarningGroup, 'source' | 'seller' | 'tag'>,
  { tags, programs, label }: Pick<LinkTags, 'tags' | 'programs' | 'label'>,
): boolean {
  const found = tag.toLowerCase()
  const marketplace = marketplaceOf(seller)
  if (source === 'amazon' || marketplace) {
    return marketplace !== undefined && tags[marketplace.code]?.toLowerCase() === found
  }
  const ids = Object.values((seller !== null && programs[seller]) || {})
  return (
    found === '' ||
    found === label ||
    ids.some((id) => isProgramId(id) && id.toLowerCase() === found)
  )
}

/** The marketplace of a seller such as `amazon-de`. */
function marketplaceOf(seller: string | null): Marketplace | undefined {
  const code = seller?.startsWith('amazon-') ? seller.slice('amazon-'.length) : undefined
  return isMarketplaceCode(code) ? getMarketplace(code) : undefined
}

/**
 * Lists the channels in which links to a store may carry the author's tag. Clicks in others earn nothing.
 *
 * @example listTagChannels('amazon-us', NO_CONFIRMED_CHANNELS) // ['web']
 */
export function listTagChannels(seller: string, tagChannels: ConfirmedChannels): LinkChannel[] {
  const marketplace = marketplaceOf(seller)
  const program = marketplace ? 'amazon' : seller
  const country = marketplace?.country ?? null
  return linkChannels.filter((channel) => mayCarryTag(program, channel, country, tagChannels))
}

/**
 * Joins earnings to clicks by tag, store, and book. Clicks count only at stores that paid something, so
 * that earnings per click compare the same stores. An earning belongs to a channel only if its tag can
 * have come from that channel alone. Bounties belong to no book and no click.
 *
 * @param toBook Finds the author's book for an identifier in a report; undefined for other products.
 * @example joinEarnings(groups, clicks, own, (key) => key).linked // { amount: 39900, clicks: 12 }
 */
export function joinEarnings(
  groups: readonly EarningGroup[],
  clicks: ReadonlyMap<string, SellerClicks>,
  own: LinkTags,
  toBook: (key: string) => string | undefined,
): JoinedEarnings {
  const sums: BreakdownsSums = {
    books: new BreakdownSums(),
    sellers: new BreakdownSums(),
    countries: new BreakdownSums(),
    channels: new BreakdownSums(),
  }
  const commissions = groups.filter(({ kind }) => kind === 'commission')
  const linked = commissions.filter((group) => hasLinkTag(group, own))
  for (const group of groups.filter(({ kind }) => kind !== 'order')) {
    if (linked.includes(group)) continue
    const reason = hasLinkTag(group, own) ? 'bounty' : 'other-tag'
    for (const one of Object.values(sums)) one.skip(reason, group)
  }
  for (const group of linked) addAmount(sums, group, toBook, findChannel(group, clicks, own))
  const atStores = linked.filter(({ seller }) => seller !== null)
  const sellers = new Map(atStores.map((group) => [group.seller ?? '', group]))
  let linkedClicks = 0
  for (const [seller, group] of sellers) {
    const found = clicks.get(seller)
    if (!found) continue
    linkedClicks += found.total
    addClicks(sums, seller, found, findChannel(group, clicks, own))
  }
  return {
    books: sums.books.finish(),
    sellers: sums.sellers.finish(),
    countries: sums.countries.finish(),
    channels: sums.channels.finish(),
    linked: { amount: sumOf(atStores, 'amount'), clicks: linkedClicks },
    items: sumOf(commissions, 'items'),
    orderedItems: sumOf(
      groups.filter(({ kind }) => kind === 'order'),
      'items',
    ),
  }
}

type BreakdownsSums = Readonly<
  Record<'books' | 'sellers' | 'countries' | 'channels', BreakdownSums>
>

function addAmount(
  { books, sellers, countries, channels }: BreakdownsSums,
  group: EarningGroup,
  toBook: (key: string) => string | undefined,
  { only, reason }: FoundChannel,
): void {
  const { seller, book, country } = group
  if (book === null) books.skip('no-item', group)
  else books.add(toBook(book), 'other-item', group)
  sellers.add(seller, 'unknown-store', group)
  countries.add(country, 'unknown-country', group)
  channels.add(only, reason, group)
}

/** A marketplace pays in its own country, whatever country its readers are in. */
function addClicks(
  { books, sellers, countries, channels }: BreakdownsSums,
  seller: string,
  { total, byBook, byCountry, byChannel }: SellerClicks,
  { only }: FoundChannel,
): void {
  sellers.addClicks(seller, total)
  for (const [book, count] of byBook) books.addClicks(book, count)
  const marketplace = marketplaceOf(seller)
  const inCountries = marketplace ? [[marketplace.country, total] as const] : byCountry
  for (const [country, count] of inCountries) if (country) countries.addClicks(country, count)
  if (only) channels.addClicks(only, byChannel.get(only) ?? 0)
}

function sumOf(groups: readonly EarningGroup[], column: 'amount' | 'items'): number {
  return groups.reduce((sum, group) => sum + group[column], 0)
}

interface FoundChannel {
  readonly only?: LinkChannel | undefined
  readonly reason: UnattributedReason
}

/** The only channel in which links with clicks at this store may carry the tag. */
function findChannel(
  { seller }: Pick<EarningGroup, 'seller'>,
  clicks: ReadonlyMap<string, SellerClicks>,
  { tagChannels }: LinkTags,
): FoundChannel {
  if (seller === null) return { reason: 'unknown-channel' }
  const byChannel = clicks.get(seller)?.byChannel
  const channels = listTagChannels(seller, tagChannels).filter((channel) => byChannel?.get(channel))
  return channels.length > 1
    ? { reason: 'several-channels' }
    : { only: channels[0], reason: 'unknown-channel' }
}
