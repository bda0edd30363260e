import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'

/**
 * The stores whose country, code, host, or tag contains the text.
 *
 * @example filterMarketplaces('germ', {}).map(({ code }) => code) // ['de']
 */
export function filterMarketplaces(text: string, tags: AffiliateTags): Marketplace[] {
  const wanted = text.trim().toLowerCase()
  return marketplaces.filter(({ code, name, domain }) =>
    [name, domain, code, tags[code] ?? ''].some((value) => value.toLowerCase().includes(wanted)),
  )
}
