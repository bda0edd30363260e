import { isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode, retailerName } from '@everyshelf/domain/retailers'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'

const AMAZON = 'amazon-'

/** Whether a text is a seller: a retailer's code, or `amazon-` and a marketplace's code. */
export function isSeller(seller: string): boolean {
  return seller.startsWith(AMAZON)
    ? isMarketplaceCode(seller.slice(AMAZON.length))
    : findRetailerByCode(seller) !== undefined
}

/** @example nameSeller('amazon-de') // 'Amazon Germany' */
export function nameSeller(seller: string): string {
  const code = seller.slice(AMAZON.length)
  return seller.startsWith(AMAZON) && isMarketplaceCode(code)
    ? marketplaceTitle(code)
    : retailerName(seller)
}
