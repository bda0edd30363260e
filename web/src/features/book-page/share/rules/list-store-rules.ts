import {
  type ConfirmedChannels,
  findTagRule,
  type LinkChannel,
  listProgramFields,
  mayCarryTag,
  type TagRule,
} from '@everyshelf/domain/affiliate'
import { type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import { type Retailer, retailers } from '@everyshelf/domain/retailers'
import { joinNames, nameCountries } from '../../../../components/countries/join-names.ts'

/** Stores with the same rule for one channel. */
export interface StoreRule {
  /** At the beginning of a sentence. */
  readonly stores: string
  /** Null if we know of no rule. */
  readonly rule: TagRule | null
  readonly isAllowed: boolean
}

/** The stores where an author can earn with links that we build from their IDs. */
const earning = retailers.filter(
  (retailer) => retailer.status === 'active' && listProgramFields(retailer).length > 0,
)

const NAMES_SHOWN = 5

/** What the programs say about tags in a channel: Amazon first, then other stores. */
export function listStoreRules(
  channel: LinkChannel,
  tagChannels: ConfirmedChannels | undefined,
): StoreRule[] {
  const amazon = Map.groupBy(marketplaces, ({ country }) => findTagRule('amazon', channel, country))
  const others = Map.groupBy(earning, ({ code, countries: [home] }) =>
    findTagRule(code, channel, home),
  )
  return [
    ...[...amazon].toSorted(namedFirst).map(([rule, stores]) => ({
      stores: nameAmazon(rule, stores, amazon.size === 1),
      rule,
      isAllowed: mayCarryTag('amazon', channel, stores[0]?.country ?? null, tagChannels),
    })),
    ...[...others].toSorted(namedFirst).map(([rule, stores]) => ({
      stores: nameOthers(rule, stores),
      rule,
      isAllowed: stores.every(({ code, countries: [home] }) =>
        mayCarryTag(code, channel, home, tagChannels),
      ),
    })),
  ]
}

/** Rules for some stores before the one for all others. */
function namedFirst(
  [a]: readonly [TagRule | null, ...unknown[]],
  [b]: readonly [TagRule | null, ...unknown[]],
) {
  return Number(isForOthers(a)) - Number(isForOthers(b))
}

function isForOthers(rule: TagRule | null): boolean {
  return (
    rule === null || (rule.program === 'amazon' ? !rule.countries : rule.program === 'any-retailer')
  )
}

function nameAmazon(rule: TagRule | null, stores: readonly Marketplace[], isOnly: boolean): string {
  if (isOnly) return 'Amazon'
  if (isForOthers(rule)) return 'Amazon in other countries'
  return `Amazon in ${nameCountries(
    stores.map(({ country }) => country),
    NAMES_SHOWN,
  )}`
}

function nameOthers(rule: TagRule | null, stores: readonly Retailer[]): string {
  return isForOthers(rule)
    ? 'Other stores'
    : joinNames(
        stores.map(({ name }) => name),
        NAMES_SHOWN,
      )
}
