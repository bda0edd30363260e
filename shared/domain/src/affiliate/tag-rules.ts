import type { CountryCode } from '../countries/index.ts'
import type { RetailerCode } from '../retailers/index.ts'
import { type ConfirmedPlaces, type LinkChannel, NO_CONFIRMED_PLACES } from './link-channel.ts'

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
  /** The page that we read. */
  readonly source: string
  /** The date of that page, or the day we read it: ISO 8601. */
  readonly date: string
  /** True if the page only quotes the program's rules. */
  readonly isSecondHand: boolean
}

const own = { isSecondHand: false } as const
const quoted = { isSecondHand: true } as const

const ASSOCIATES_POLICIES = 'https://affiliate-program.amazon.com.be/help/operating/policies'
const ASSOCIATES_SITES = 'https://affiliate-program.amazon.com/help/node/topic/G8TW5AE9XL2VX9VM'
const ASSOCIATES_AGREEMENT = 'https://affiliate-program.amazon.com.au/help/operating/compare'
const ASSOCIATES_NEWSLETTERS =
  'https://the-digital-reader.com/is-amazon-purging-ebook-promotion-newsletters/'
const BOOKSHOP_AFFILIATES = 'https://support.bookshop.org/support/solutions/articles/65000169799'

/**
 * The rules of affiliate programs by channel. A combination without a row gets no tag: what we do not
 * know, we do not risk.
 */
export const tagRules: readonly TagRule[] = [
  {
    ...own,
    program: 'amazon',
    channel: 'web',
    countries: null,
    permission: 'always',
    source: ASSOCIATES_POLICIES,
    date: '2025-10-15',
  },
  {
    ...own,
    program: 'amazon',
    channel: 'social',
    countries: null,
    permission: 'if-network-entered',
    source: ASSOCIATES_SITES,
    date: '2026-11-20',
  },
  {
    ...quoted,
    program: 'amazon',
    channel: 'mail',
    countries: ['US', 'GB', 'DE'],
    permission: 'if-list-opt-in',
    source: ASSOCIATES_NEWSLETTERS,
    date: '2026-11-20',
  },
  {
    ...quoted,
    program: 'amazon',
    channel: 'mail',
    countries: ['IN'],
    permission: 'never',
    source: ASSOCIATES_NEWSLETTERS,
    date: '2026-11-20',
  },
  {
    ...own,
    program: 'amazon',
    channel: 'ebook',
    countries: null,
    permission: 'never',
    source: ASSOCIATES_AGREEMENT,
    date: '2024-03-05',
  },
  {
    ...own,
    program: 'amazon',
    channel: 'print',
    countries: null,
    permission: 'never',
    source: ASSOCIATES_AGREEMENT,
    date: '2024-03-05',
  },
  {
    ...quoted,
    program: 'amazon',
    channel: 'ad',
    countries: null,
    permission: 'never',
    source: ASSOCIATES_POLICIES,
    date: '2026-04-14',
  },
  {
    ...own,
    program: 'any-retailer',
    channel: 'web',
    countries: null,
    permission: 'always',
    source: BOOKSHOP_AFFILIATES,
    date: '2026-11-20',
  },
  {
    ...own,
    program: 'bookshop-us',
    channel: 'social',
    countries: null,
    permission: 'always',
    source: BOOKSHOP_AFFILIATES,
    date: '2026-11-20',
  },
  {
    ...own,
    program: 'bookshop-us',
    channel: 'mail',
    countries: null,
    permission: 'always',
    source: BOOKSHOP_AFFILIATES,
    date: '2026-11-20',
  },
]

/**
 * Finds the rule for one program, channel, and country. A rule for the country comes before one for all
 * countries, and a retailer's own rule before the one for all retailers. Returns null if no source says
 * anything, which means no tag.
 *
 * @example findTagRule('amazon', 'mail', 'IN')?.permission // 'never'
 */
export function findTagRule(
  program: 'amazon' | RetailerCode,
  channel: LinkChannel,
  country: CountryCode | null,
): TagRule | null {
  const find = (wanted: TagRule['program']) => {
    const rules = tagRules.filter((rule) => rule.program === wanted && rule.channel === channel)
    return (
      rules.find(({ countries }) => country && countries?.includes(country)) ??
      rules.find(({ countries }) => countries === null)
    )
  }
  return find(program) ?? (program === 'amazon' ? null : (find('any-retailer') ?? null))
}

/**
 * Whether a link in this channel may carry the program's tag in this country.
 *
 * @example mayCarryTag('amazon', 'ebook', 'US') // false
 */
export function mayCarryTag(
  program: 'amazon' | RetailerCode,
  channel: LinkChannel,
  country: CountryCode | null,
  places: ConfirmedPlaces = NO_CONFIRMED_PLACES,
): boolean {
  switch (findTagRule(program, channel, country)?.permission) {
    case 'always':
      return true
    case 'if-network-entered':
      return places.networks.length > 0
    case 'if-list-opt-in':
      return places.isListOptIn
    default:
      return false
  }
}
