import type { CountryCode } from '../countries/index.ts'
import { type RetailerCode, retailers } from '../retailers/index.ts'
import { amazonTagRules } from './amazon-tag-rules.ts'
import { type ConfirmedChannels, type LinkChannel, NO_CONFIRMED_CHANNELS } from './link-channel.ts'
import { listProgramRules, type TagRule } from './tag-rule.ts'

/** For programs about which we read no page, such as that of ThriftBooks. */
const anyRetailer: TagRule = {
  program: 'any-retailer',
  channel: 'web',
  countries: null,
  permission: 'always',
  says: 'Affiliates are websites and blogs that link to a store.',
  source: 'https://en.m.wikipedia.org/wiki/Special:MobileDiff/294980378',
  date: '2026-11-26',
  isSecondHand: true,
}

/**
 * The rules of affiliate programs by channel: Amazon's, and those of the other retailers' programs. A
 * combination without a row gets no tag: what we do not know, we do not risk.
 */
export const tagRules: readonly TagRule[] = [
  ...amazonTagRules,
  ...retailers.flatMap(({ code }) => listProgramRules(code)),
  anyRetailer,
]

const rulesByCell = Map.groupBy(tagRules, ({ program, channel }) => `${program} ${channel}`)

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
    const rules = rulesByCell.get(`${wanted} ${channel}`)
    return (
      rules?.find(({ countries }) => country && countries?.includes(country)) ??
      rules?.find(({ countries }) => countries === null)
    )
  }
  return find(program) ?? (program === 'amazon' ? null : (find('any-retailer') ?? null))
}

const confirmedChannels = new Set(
  tagRules
    .filter(({ permission }) => permission !== 'always' && permission !== 'never')
    .map(({ channel }) => channel),
)

/**
 * Whether tags in this channel depend on a confirmation by the author, who can withdraw it.
 *
 * @example needsConfirmation('mail') // true
 */
export function needsConfirmation(channel: LinkChannel): boolean {
  return confirmedChannels.has(channel)
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
  tagChannels: ConfirmedChannels = NO_CONFIRMED_CHANNELS,
): boolean {
  switch (findTagRule(program, channel, country)?.permission) {
    case 'always':
      return true
    case 'if-network-entered':
      return tagChannels.networks.length > 0
    case 'if-list-opt-in':
      return tagChannels.isListOptIn
    default:
      return false
  }
}
