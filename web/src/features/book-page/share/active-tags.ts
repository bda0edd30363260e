import { type AffiliateTags, chooseTagIn } from '@everyshelf/domain/affiliate'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { listRetailerRoutes, type RoutableLink } from '@everyshelf/domain/routing'

/** The number of sellers where the link carries a tag or an affiliate ID. */
export interface TagCounts {
  readonly ownMarketplaces: number
  readonly serviceMarketplaces: number
  readonly ownRetailers: number
}

export function countTags(link: RoutableLink, serviceTags: AffiliateTags): TagCounts {
  const owners = marketplaces
    .filter(({ code }) => !link.excluded.includes(code))
    .map(({ code }) => chooseTagIn(link.channel, code, link.owner, serviceTags).owner)
  return {
    ownMarketplaces: owners.filter((owner) => owner === 'owner').length,
    serviceMarketplaces: owners.filter((owner) => owner.startsWith('service')).length,
    ownRetailers: listRetailerRoutes(link, null).filter(({ isPaid }) => isPaid).length,
  }
}

/** Whether a reader can come to a store with a tag through the link. */
export function isTagged(tags: TagCounts): boolean {
  return Object.values(tags).some((number) => number > 0)
}

/** Who earns through the link, and whether it needs a disclosure. */
export function describeTags({
  ownMarketplaces,
  serviceMarketplaces,
  ownRetailers,
}: TagCounts): string {
  const parts = [
    ownMarketplaces > 0 && `your tag in ${count(ownMarketplaces, 'Amazon store')}`,
    ownRetailers > 0 && `your affiliate ID at ${count(ownRetailers, 'non-Amazon store')}`,
    serviceMarketplaces > 0 && `Everyshelf’s tag in ${count(serviceMarketplaces, 'Amazon store')}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'This link has no affiliate tags, so it needs no disclosure.'
  const list = new Intl.ListFormat('en-US').format(parts)
  return `This link uses ${list}. Tell readers before they click.`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
