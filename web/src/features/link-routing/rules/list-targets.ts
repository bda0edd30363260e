import { listFallbacks } from '@everyshelf/domain/books'
import type { CountryCode } from '@everyshelf/domain/countries'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { findMarketplaceOfCountry, marketplaces } from '@everyshelf/domain/marketplaces'
import { isLocalRetailer, type Retailer, retailerName } from '@everyshelf/domain/retailers'
import {
  findRetailerPage,
  type RoutableLink,
  type RuleTarget,
  targetKey,
} from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'
import { activeRetailers } from '../../../components/active-retailers.ts'
import { nameCountries } from '../../../components/countries/join-names.ts'
import { editionNames } from '../../../components/route-reasons/edition-names.ts'

interface NamedTarget {
  readonly key: string
  readonly name: string
  readonly target: RuleTarget
}

interface TargetGroup {
  readonly title: string
  readonly targets: readonly NamedTarget[]
}

/** The name of a target as a button shows it. @example nameTarget(link, { kind: 'page' }) // 'Your reader page' */
export function nameTarget(link: RoutableLink, target: RuleTarget): string {
  switch (target.kind) {
    case 'page':
      return 'Your reader page'
    case 'marketplace':
      return marketplaceTitle(target.marketplace)
    case 'retailer':
      return retailerName(target.retailer)
    case 'edition': {
      const key = targetKey(target)
      const edition = listFallbacks(link.identifier, link.editions).find(
        ({ identifier }) => targetKey({ kind: 'edition', identifier }) === key,
      )
      const number = formatIdentifier(target.identifier)
      return `The ${edition ? editionNames[edition.format] : 'edition'} ${number}`
    }
  }
}

/**
 * Everything that a rule for these countries can name: first the stores there, those at home there
 * before others, then your page, Amazon, your editions, and all other stores. Only stores with a page for the book are listed.
 */
export function listTargets(
  link: RoutableLink,
  countries: readonly CountryCode[],
): readonly TargetGroup[] {
  const named = (target: RuleTarget): NamedTarget => ({
    key: targetKey(target),
    name: nameTarget(link, target),
    target,
  })
  const [first = null] = countries
  const local = first && findMarketplaceOfCountry(first)?.code
  const isLocal = (retailer: Retailer) => first !== null && isLocalRetailer(retailer, first)
  const stores = activeRetailers
    .filter((retailer) => findRetailerPage(link, retailer, first) !== null)
    .toSorted((a, b) => Number(isLocal(b)) - Number(isLocal(a)))
  const [there = [], other = []] = [true, false].map((isLocal) =>
    stores
      .filter((store) => countries.every((code) => store.countries.includes(code)) === isLocal)
      .map(({ code }) => named({ kind: 'retailer', retailer: code })),
  )
  const editions = listFallbacks(link.identifier, link.editions)
  return [
    { title: `Stores in ${nameCountries(countries)}`, targets: there },
    { title: 'Your page', targets: [named({ kind: 'page' })] },
    {
      title: 'Amazon stores',
      targets: marketplaces
        .toSorted((a, b) => Number(b.code === local) - Number(a.code === local))
        .map(({ code }) => named({ kind: 'marketplace', marketplace: code })),
    },
    {
      title: 'Editions at the reader’s Amazon store',
      targets:
        editions.length > 1
          ? editions.map(({ identifier }) => named({ kind: 'edition', identifier }))
          : [],
    },
    { title: 'Other stores', targets: other },
  ].filter(({ targets }) => targets.length > 0)
}

/** The targets whose names contain the text. */
export function searchTargets(
  groups: readonly TargetGroup[],
  search: string,
): readonly TargetGroup[] {
  const text = search.trim().toLowerCase()
  return groups
    .map(({ title, targets }) => ({
      title,
      targets: targets.filter(({ name }) => name.toLowerCase().includes(text)),
    }))
    .filter(({ targets }) => targets.length > 0)
}
