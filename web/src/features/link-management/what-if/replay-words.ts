import { countryName } from '@everyshelf/domain/countries'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { retailerName } from '@everyshelf/domain/retailers'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { countOf, formatCount } from '../../../format/numbers.ts'
import type { Replay } from './replay-panel.tsx'

type Place = Replay['moves'][number]['before']

const AMAZON = 'amazon-'

/** @example describeReplay({ clicks: 340, moved: 12 }) // '12 of the 340 clicks of the last 30 days would land elsewhere.' */
export function describeReplay({ clicks, moved }: Pick<Replay, 'clicks' | 'moved'>): string {
  if (clicks === 0)
    return 'Nobody opened this link in the last 30 days: there is nothing to compare.'
  const all = countOf(clicks, 'click')
  if (moved === 0) return `The ${all} of the last 30 days would land where they did.`
  return `${formatCount(moved)} of the ${all} of the last 30 days would land elsewhere.`
}

/** @example nameShopPlace('amazon-de') // 'Amazon Germany' */
export function nameShopPlace(shop: string | null): string {
  if (shop === null) return 'Your page'
  const code = shop.slice(AMAZON.length)
  return shop.startsWith(AMAZON) && isMarketplaceCode(code)
    ? marketplaceTitle(code)
    : retailerName(shop)
}

export function listRows({ moves, shops }: Replay) {
  return {
    moves: moves.map(({ country, before, after, clicks }): [string, number, string, string] => {
      // In the same store it is the edition that is another.
      const isSame = before.shop === after.shop
      return [
        country ? countryName(country) : 'Unknown country',
        clicks,
        namePlace(before, isSame),
        namePlace(after, isSame),
      ]
    }),
    shops: shops.map(({ shop, before, after }): [string, number, number] => [
      nameShopPlace(shop),
      before,
      after,
    ]),
  }
}

function namePlace({ shop, book }: Place, isWithBook: boolean): string {
  const name = nameShopPlace(shop)
  const identifier = isWithBook && book ? parseBookIdentifier(book) : undefined
  return identifier ? `${name}, ${formatIdentifier(identifier)}` : name
}
