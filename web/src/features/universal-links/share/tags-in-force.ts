import { type AffiliateTags, chooseTag } from '@everyshelf/domain/affiliate'
import { marketplaces } from '@everyshelf/domain/marketplaces'
import { listShopRoutes, type RoutableLink } from '@everyshelf/domain/routing'

/** In how many places a purchase through the link pays somebody. */
export interface TagsInForce {
  readonly ownStores: number
  readonly serviceStores: number
  readonly ownShops: number
}

export function countTags(link: RoutableLink, serviceTags: AffiliateTags): TagsInForce {
  const owners = marketplaces
    .filter(({ code }) => !link.excluded.includes(code))
    .map(({ code }) => chooseTag(code, link.owner, serviceTags).owner)
  return {
    ownStores: owners.filter((owner) => owner === 'owner').length,
    serviceStores: owners.filter((owner) => owner === 'service').length,
    ownShops: listShopRoutes(link, null).filter(({ isPaid }) => isPaid).length,
  }
}

/** Who earns through the link, and what that asks of whoever shares it. */
export function describeTags({ ownStores, serviceStores, ownShops }: TagsInForce): string {
  const parts = [
    ownStores > 0 && `your tag in ${count(ownStores, 'Amazon store')}`,
    ownShops > 0 && `your number at ${count(ownShops, 'other shop')}`,
    serviceStores > 0 && `the tag of Everyshelf in ${count(serviceStores, 'Amazon store')}`,
  ].filter((part) => part !== false)
  if (parts.length === 0) return 'This link carries no tag anywhere, so it needs no note.'
  const list = new Intl.ListFormat('en-GB').format(parts)
  return `This link carries ${list}. Say so beside it, before anybody clicks.`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}
