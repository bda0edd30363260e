import { identifierKey } from '@everyshelf/domain/identifiers'
import type { RuleTarget } from '@everyshelf/domain/routing'

/** Identifies a target. @example targetKey({ kind: 'retailer', retailer: 'kobo' }) // 'retailer kobo' */
export function targetKey(target: RuleTarget): string {
  switch (target.kind) {
    case 'edition':
      return `edition ${identifierKey(target.identifier)}`
    case 'retailer':
      return `retailer ${target.retailer}`
    case 'marketplace':
      return `marketplace ${target.marketplace}`
    case 'page':
      return 'page'
  }
}
