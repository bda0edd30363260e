import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import { marketplaces } from '@everyshelf/domain/marketplaces'

interface SellerClicks {
  /** A retailer's code, or `amazon-` and a marketplace's code. */
  readonly value: string
  readonly clicks: number
}

/** The Amazon stores that got clicks, have a program, and lack a tag of the user: most clicks first. */
export function listUntaggedClicks(sellers: readonly SellerClicks[], tags: AffiliateTags) {
  return sellers
    .flatMap(({ value, clicks }) => {
      const store = marketplaces.find(({ code }) => value === `amazon-${code}`)
      return store?.associatesUrl && !tags[store.code] ? [{ store, clicks }] : []
    })
    .toSorted((a, b) => b.clicks - a.clicks)
}
