import { findEdition } from '@everyshelf/domain/books'
import type { BookIdentifier } from '@everyshelf/domain/identifiers'
import type { LinkSettings } from '@everyshelf/domain/links'
import type { Marketplace, MarketplaceCode } from '@everyshelf/domain/marketplaces'
import type { RoutableLink } from '@everyshelf/domain/routing'

export function setExcluded(
  settings: LinkSettings,
  marketplace: MarketplaceCode,
  isExcluded: boolean,
): LinkSettings {
  const others = settings.excluded.filter((code) => code !== marketplace)
  return { ...settings, excluded: isExcluded ? [...others, marketplace] : others }
}

/** Another edition for one store; without one the usual edition is back. */
export function setOverride(
  settings: LinkSettings,
  marketplace: MarketplaceCode,
  identifier: BookIdentifier | undefined,
): LinkSettings {
  const { [marketplace]: _before, ...others } = settings.overrides
  return { ...settings, overrides: identifier ? { ...others, [marketplace]: identifier } : others }
}

/** What a reader of the store's own country finds in it, were they led there. */
export function bookAt(link: RoutableLink, { code, country }: Marketplace): BookIdentifier {
  return (
    link.overrides[code] ?? findEdition(link.editions, country, null)?.identifier ?? link.identifier
  )
}
