import {
  type AffiliateTags,
  type ConfirmedChannels,
  findTagRule,
  type LinkChannel,
  listProgramFields,
  mayCarryTag,
  type ProgramIds,
} from '@everyshelf/domain/affiliate'
import type { CountryCode } from '@everyshelf/domain/countries'
import { type Marketplace, marketplaces } from '@everyshelf/domain/marketplaces'
import { type Retailer, type RetailerCode, retailers } from '@everyshelf/domain/retailers'

/** Whether links in a channel carry the author's tag; `unknown` if no source says anything. */
export type ChannelState = 'yes' | 'no' | 'confirm' | 'unknown'

interface RowBase {
  readonly program: 'amazon' | RetailerCode
  /** The country of the store; null if the program is the same in all countries. */
  readonly country: CountryCode | null
  readonly isSet: boolean
}

/** One of the author's programs: Amazon's in one country, or that of another retailer. */
export type ProgramRow = RowBase &
  (
    | { readonly kind: 'amazon'; readonly marketplace: Marketplace }
    | { readonly kind: 'retailer'; readonly retailer: Retailer }
  )

/** The programs of Amazon, those in the 12 main stores first. */
export function listAmazonRows(tags: AffiliateTags): ProgramRow[] {
  return marketplaces
    .toSorted((a, b) => Number(b.core) - Number(a.core))
    .map((marketplace) => ({
      kind: 'amazon',
      marketplace,
      program: 'amazon',
      country: marketplace.country,
      isSet: tags[marketplace.code] !== undefined,
    }))
}

/** The programs of other retailers whose links we can build from IDs. */
export function listRetailerRows(programs: ProgramIds): ProgramRow[] {
  return retailers
    .filter((retailer) => listProgramFields(retailer).length > 0)
    .map((retailer) => ({
      kind: 'retailer',
      retailer,
      program: retailer.code,
      country: null,
      isSet: programs[retailer.code] !== undefined,
    }))
}

export function findChannelState(
  { program, country }: Pick<ProgramRow, 'program' | 'country'>,
  channel: LinkChannel,
  tagChannels: ConfirmedChannels,
): ChannelState {
  const rule = findTagRule(program, channel, country)
  if (!rule) return 'unknown'
  if (rule.permission === 'never') return 'no'
  return mayCarryTag(program, channel, country, tagChannels) ? 'yes' : 'confirm'
}
