import { countryName } from '@everyshelf/domain/countries'
import { countOf, formatCount } from '@everyshelf/domain/format'
import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { RECENT_CLICK_DAYS } from '@everyshelf/domain/limits'
import { nameSeller } from '../../../components/charts/seller-name.ts'
import type { Replay } from './replay-panel.tsx'

type Destination = Replay['moves'][number]['before']

/** @example describeReplay({ clicks: 340, moved: 12 }) // '12 of 340 clicks in the last 30 days would go elsewhere.' */
export function describeReplay({ clicks, moved }: Pick<Replay, 'clicks' | 'moved'>): string {
  if (clicks === 0)
    return `No clicks in the last ${RECENT_CLICK_DAYS} days, so there is nothing to compare.`
  const all = countOf(clicks, 'click')
  if (moved === 0) return `No change for the ${all} in the last ${RECENT_CLICK_DAYS} days.`
  return `${formatCount(moved)} of ${all} in the last ${RECENT_CLICK_DAYS} days would go elsewhere.`
}

function nameTarget(retailer: string | null): string {
  return retailer === null ? 'Your page' : nameSeller(retailer)
}

export function listRows({ moves, sellers: retailers }: Replay) {
  return {
    moves: moves.map(({ country, before, after, clicks }): [string, number, string, string] => {
      // In the same store, only the edition differs, so name the book.
      const isSame = before.seller === after.seller
      return [
        country ? countryName(country) : 'Unknown country',
        clicks,
        nameDestination(before, isSame),
        nameDestination(after, isSame),
      ]
    }),
    retailers: retailers.map(({ seller: retailer, before, after }): [string, number, number] => [
      nameTarget(retailer),
      before,
      after,
    ]),
  }
}

function nameDestination({ seller: retailer, book }: Destination, isWithBook: boolean): string {
  const name = nameTarget(retailer)
  const identifier = isWithBook && book ? parseBookIdentifier(book) : undefined
  return identifier ? `${name}, ${formatIdentifier(identifier)}` : name
}
