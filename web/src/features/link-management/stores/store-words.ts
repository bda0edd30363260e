import { type AffiliateTags, chooseTag, type TagHolder } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { placeName } from '../../../components/places/place-name.ts'
import { findNextStore } from '../readers/landings.ts'
import { nameSome } from '../readers/name-some.ts'

/** The store's own country first. @example describeLanding('DE', ['AT', 'DE']) // 'Readers in Germany and Austria' */
export function describeLanding(
  home: CountryCode,
  countries: readonly CountryCode[],
  most = 3,
): string {
  if (countries.length === 0) return 'Nobody lands here now'
  const others = countries
    .filter((country) => country !== home)
    .toSorted((a, b) => countryName(a).localeCompare(countryName(b)))
  const places = countries.includes(home) ? [home, ...others] : others
  const names = places.map((country) => placeName(country))
  return `Readers in ${nameSome(names, most)}`
}

const earnerNames = { owner: 'yours', service: "Everyshelf's", nobody: 'no tag' }

/** @example describeTagInShort('de', owner, {}) // 'ada-21, yours' */
export function describeTagInShort(
  store: MarketplaceCode,
  holder: TagHolder | null,
  serviceTags: AffiliateTags,
): string {
  const { tag, owner } = chooseTag(store, holder, serviceTags)
  return tag ? `${tag}, ${earnerNames[owner]}` : earnerNames.nobody
}

/** Whose tag a redirect to this store carries at this moment. */
export function describeTag(
  store: MarketplaceCode,
  owner: TagHolder | null,
  serviceTags: AffiliateTags,
): string {
  const { tag, owner: earner } = chooseTag(store, owner, serviceTags)
  if (!tag) return 'No tag: nobody earns.'
  return earner === 'owner' ? `Yours, ${tag}: you earn.` : `Everyshelf's, ${tag}: Everyshelf earns.`
}

/** What leaving a store out does, or has done, to its readers. */
export function describeLeavingOut(link: RoutableLink, store: MarketplaceCode): string {
  const { country } = getMarketplace(store)
  const next = findNextStore(link, store, country)
  const isOut = link.excluded.includes(store)
  if (!next) {
    return isOut
      ? 'Every other store is left out too, so readers still land here: a link is never a dead end.'
      : 'No other store is left for its readers: they would still land here.'
  }
  return isOut
    ? `Its readers are led to ${marketplaceTitle(next)}.`
    : `Its readers would be led to ${marketplaceTitle(next)}.`
}
