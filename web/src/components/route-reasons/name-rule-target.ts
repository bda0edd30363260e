import { parseBookIdentifier } from '@everyshelf/domain/identifiers'
import { formatIdentifier } from '@everyshelf/domain/isbn-format'
import { retailerName } from '@everyshelf/domain/retailers'
import type { RuleTarget } from '@everyshelf/domain/routing'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'

/** The target of a rule within a sentence. `page` is the name of the link's reader page there. */
export function nameRuleTarget(target: RuleTarget<string>, page: string): string {
  switch (target.kind) {
    case 'page':
      return page
    case 'marketplace':
      return marketplaceTitle(target.marketplace)
    case 'retailer':
      return retailerName(target.retailer)
    case 'edition': {
      const book = parseBookIdentifier(target.identifier)
      return `edition ${book ? formatIdentifier(book) : target.identifier}`
    }
  }
}
