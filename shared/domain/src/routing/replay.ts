import type { EditionFormat } from '../books/index.ts'
import type { CountryCode } from '../countries/index.ts'
import { identifierKey } from '../identifiers/index.ts'
import { getMarketplace, isMarketplaceCode } from '../marketplaces/index.ts'
import type { RetailerCode } from '../retailers/index.ts'
import { chooseStore, type RoutableLink } from './choose-store.ts'
import type { ReaderContext } from './reader.ts'

/** Recorded clicks that are alike in all that a decision goes by. */
export interface ReaderGroup {
  /** Null when nothing told, and the link had no default. */
  readonly country: CountryCode | null
  /** Where they were sent: a shop's code, or `amazon-` and the code of a marketplace. */
  readonly shop: string
  readonly clicks: number
}

/** Where a group of readers lands. */
export interface ReplayedPlace {
  /** As in a group; null for the link's own page, where no edition is sold or the shop is gone. */
  readonly shop: string | null
  /** The key of the edition; null where a shop or the page decides. */
  readonly book: string | null
  readonly format: EditionFormat | null
}

export interface ReplayedMove {
  readonly country: CountryCode | null
  readonly before: ReplayedPlace
  readonly after: ReplayedPlace
  readonly clicks: number
}

export interface Replay {
  readonly clicks: number
  /** Of these, the ones that would land elsewhere or on another edition. */
  readonly moved: number
  /** Most clicks first. */
  readonly moves: readonly ReplayedMove[]
  /** Each place once, with both of its numbers; either column adds up to all clicks. */
  readonly shops: readonly {
    readonly shop: string | null
    readonly before: number
    readonly after: number
  }[]
}

const AMAZON = 'amazon-'

/**
 * Sends recorded readers on once more, as a link is and as it would be. The language of a reader is
 * not in the totals; where it decides, it is the one of the store where they landed then.
 *
 * @example replayReaders([{ country: 'DE', shop: 'amazon-de', clicks: 3 }], link, { ...link, excluded: ['de'] }).moved // 3
 */
export function replayReaders(
  groups: readonly ReaderGroup[],
  before: RoutableLink,
  after: RoutableLink,
): Replay {
  const moves = new Map<string, ReplayedMove>()
  const shops = new Map<string | null, { before: number; after: number }>()
  const countAt = (shop: string | null, side: 'before' | 'after', clicks: number) => {
    const counts = shops.get(shop) ?? { before: 0, after: 0 }
    counts[side] += clicks
    shops.set(shop, counts)
  }
  let all = 0
  for (const group of groups) {
    const { country, clicks } = group
    const was = placeReader(before, group)
    const is = placeReader(after, group)
    all += clicks
    countAt(was.shop, 'before', clicks)
    countAt(is.shop, 'after', clicks)
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
    shops: [...shops]
      .map(([shop, counts]) => ({ shop, ...counts }))
      .toSorted((a, b) => b.after - a.after || b.before - a.before),
  }
}

/** Readers who chose a shop on the link's page choose it again, unless it is not there any more. */
function placeReader(link: RoutableLink, { country, shop }: ReaderGroup): ReplayedPlace {
  if (!shop.startsWith(AMAZON)) {
    const isOff = link.shops.off.includes(shop as RetailerCode)
    return { shop: isOff ? null : shop, book: null, format: null }
  }
  const { marketplace, identifier, format, isSold } = chooseStore(link, readerOf(country, shop))
  if (!isSold) return { shop: null, book: null, format: null }
  return { shop: `${AMAZON}${marketplace}`, book: identifierKey(identifier), format }
}

function readerOf(country: CountryCode | null, shop: string): ReaderContext {
  const code = shop.slice(AMAZON.length)
  const spoken = isMarketplaceCode(code) ? getMarketplace(code).languages[0] : undefined
  const languages = spoken ? [spoken.toLowerCase()] : []
  return { country, countrySource: country ? 'ip' : 'none', languages }
}
