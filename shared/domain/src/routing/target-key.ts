import { identifierKey } from '../identifiers/index.ts'
import type { RuleTarget } from './reader-rule.ts'

/**
 * Returns a text that is equal for equal targets of rules.
 *
 * @example targetKey({ kind: 'retailer', retailer: 'kobo' }) // 'retailer kobo'
 */
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
