import type { NetworkCode } from './networks.ts'

/**
 * A rule of one program for some channels, from a page that we read. In a channel without a rule, the
 * program's links carry no affiliate ID; for the web, `affiliate/tag-rules.ts` has a rule for all programs.
 */
export interface ProgramRule {
  readonly channels: readonly ('web' | 'social' | 'mail' | 'messenger')[]
  readonly permission: 'always' | 'never'
  /** What the page says, in our words. */
  readonly says: string
  /** The page that we read. */
  readonly source: string
  /** The date of that page, or the day we read it: ISO 8601. */
  readonly date: string
  /** True if the page only reports what the program says. */
  readonly isSecondHand?: true
}

/**
 * A retailer's affiliate program. Each has its own file in `definitions/`, named by the retailer's code;
 * docs/adding-a-retailer.md explains how to add one. The IDs in its links come from the owner's own account.
 */
export interface AffiliateProgram {
  /** Null if the retailer runs the program itself. */
  readonly network: NetworkCode | null
  /** The program's name, if it has one that people know. */
  readonly name?: string
  /**
   * The retailer's ID at the network, for `{merchantId}`. Missing if we do not know it: then owners
   * enter it with their own IDs.
   */
  readonly merchantId?: string
  /** The template of a link that earns, if it differs from the network's; see `networks.ts`. */
  readonly deepLink?: string
  /** Only if a source confirms it. */
  readonly signUpUrl?: string
  /** Missing if we read no page about the program. */
  readonly rules?: readonly ProgramRule[]
}
