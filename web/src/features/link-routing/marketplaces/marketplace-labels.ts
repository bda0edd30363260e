import { type AffiliateTags, chooseTag, type TagHolder } from '@everyshelf/domain/affiliate'
import { type CountryCode, countryName } from '@everyshelf/domain/countries'
import { getMarketplace, type MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RoutableLink } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { countryInSentence } from '../../../components/countries/country-names.ts'
import { joinNames } from '../../../components/countries/join-names.ts'
import { findNextMarketplace } from '../../../lib/link-settings/destinations.ts'

/** The store's own country first. @example describeReaders('DE', ['AT', 'DE']) // 'Readers in Germany and Austria' */
export function describeReaders(
  home: CountryCode,
  countries: readonly CountryCode[],
  most = 3,
): string {
  if (countries.length === 0) return 'No readers are sent here'
  const others = countries
    .filter((country) => country !== home)
    .toSorted((a, b) => countryName(a).localeCompare(countryName(b)))
  const sorted = countries.includes(home) ? [home, ...others] : others
  const names = sorted.map((country) => countryInSentence(country))
  return `Readers in ${joinNames(names, most)}`
}

const earnerNames = {
  owner: 'yours',
  service: 'Everyshelf’s',
  'service-us': 'Everyshelf’s, might not earn',
  none: 'no tag',
}

const commissions = {
  owner: '(yours). You earn the commission.',
  service: '(Everyshelf’s). Everyshelf earns the commission.',
  'service-us': '(Everyshelf’s US tag). It may not earn here.',
}

/** @example describeTagInShort('de', owner, {}) // 'ada-21, yours' */
export function describeTagInShort(
  marketplace: MarketplaceCode,
  holder: TagHolder | null,
  serviceTags: AffiliateTags,
): string {
  const { tag, owner } = chooseTag(marketplace, holder, serviceTags)
  return tag ? `${tag} (${earnerNames[owner]})` : earnerNames.none
}

/** Whose tag a redirect to this store carries at this moment. */
export function describeTag(
  marketplace: MarketplaceCode,
  owner: TagHolder | null,
  serviceTags: AffiliateTags,
): string {
  const { tag, owner: earner } = chooseTag(marketplace, owner, serviceTags)
  return earner === 'none' ? 'No tag, so no commission.' : `${tag} ${commissions[earner]}`
}

/** What leaving a store out does, or has done, to its readers. */
export function describeExclusion(link: RoutableLink, marketplace: MarketplaceCode): string {
  const { country } = getMarketplace(marketplace)
  const next = findNextMarketplace(link, marketplace, country)
  const isExcluded = link.excluded.includes(marketplace)
  if (!next) {
    return isExcluded
      ? 'Every other store is excluded too, so readers still go to this store.'
      : 'Every other store is excluded, so readers would still go to this store.'
  }
  return isExcluded
    ? `Its readers go to ${marketplaceTitle(next)}.`
    : `If you exclude this store, its readers go to ${marketplaceTitle(next)}.`
}
