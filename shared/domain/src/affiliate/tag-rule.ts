import { findAffiliateProgram } from '../affiliate-programs/index.ts'
import type { CountryCode } from '../countries/index.ts'
import type { RetailerCode } from '../retailers/index.ts'
import type { LinkChannel } from './link-channel.ts'

/** When a program allows its tag: always, never, or if the author has confirmed something. */
export type TagPermission = 'always' | 'never' | 'if-network-entered' | 'if-list-opt-in'

/** What the rules of an affiliate program say about its tags in one channel. */
export interface TagRule {
  /** `amazon`, the code of another retailer, or `any-retailer` for those without their own rule. */
  readonly program: 'amazon' | 'any-retailer' | RetailerCode
  readonly channel: LinkChannel
  /** The countries of the program's stores; null for all that have no rule of their own. */
  readonly countries: readonly CountryCode[] | null
  readonly permission: TagPermission
  /** What the page says, in our words. */
  readonly says: string
  /** The page that we read. */
  readonly source: string
  /** The date of that page, or the day we read it: ISO 8601. */
  readonly date: string
  /** True if the page only reports the program's rules. */
  readonly isSecondHand: boolean
}

/**
 * Lists the rules of a retailer's program, one for each channel. Empty for a retailer without them.
 *
 * @example listProgramRules('indigo').map(({ channel }) => channel) // ['web', 'social']
 */
export function listProgramRules(code: RetailerCode): TagRule[] {
  const rules = findAffiliateProgram(code)?.rules ?? []
  return rules.flatMap(({ channels, permission, says, source, date, isSecondHand = false }) =>
    channels.map((channel) => ({
      program: code,
      channel,
      countries: null,
      permission,
      says,
      source,
      date,
      isSecondHand,
    })),
  )
}
