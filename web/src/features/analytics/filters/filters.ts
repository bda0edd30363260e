import { type LinkChannel, linkChannels } from '@everyshelf/domain/affiliate'
import {
  type Browser,
  browsers,
  type DeviceType,
  deviceTypes,
  isReferrerHost,
} from '@everyshelf/domain/clicks'
import { type CountryCode, isCountryCode } from '@everyshelf/domain/countries'
import { isCampaign } from '@everyshelf/domain/links'
import { type ChangeQuery, type Range, readRange } from '../../../components/charts/range.ts'
import type { OverviewInput } from '../overview.ts'
import {
  isSeller,
  nameBrowser,
  nameCampaign,
  nameChannel,
  nameCountry,
  nameDevice,
  nameReferrer,
  nameSeller,
} from '../value-names.ts'

/** The range and filters of the page, as its URL holds them. */
export interface Filters extends Range {
  /** The id of a saved link. */
  readonly link: string | null
  /** The id of a label. */
  readonly label: string | null
  readonly country: CountryCode | null
  /** A retailer's code, or `amazon-` and a marketplace's code. */
  readonly seller: string | null
  readonly channel: LinkChannel | null
  readonly campaign: string | null
  /** The host of the page that readers came from. */
  readonly referrer: string | null
  readonly device: DeviceType | null
  readonly browser: Browser | null
}

export interface FilterProps {
  readonly filters: Filters
  readonly changeFilters: ChangeQuery
}

/**
 * The filters that correspond to rows in a list: the parameter of each in the URL, the names of its values,
 * and its list in the overview with the heading.
 */
export const valueFilters = [
  {
    name: 'country',
    parameter: 'country',
    nameValue: nameCountry,
    list: 'countries',
    title: 'Countries',
  },
  {
    name: 'seller',
    parameter: 'store',
    nameValue: nameSeller,
    list: 'sellers',
    title: 'Stores',
  },
  {
    name: 'channel',
    parameter: 'channel',
    nameValue: nameChannel,
    list: 'channels',
    title: 'Channels',
  },
  {
    name: 'campaign',
    parameter: 'campaign',
    nameValue: nameCampaign,
    list: 'campaigns',
    title: 'Campaigns',
  },
  {
    name: 'referrer',
    parameter: 'referrer',
    nameValue: nameReferrer,
    list: 'referrers',
    title: 'Referrers',
  },
  {
    name: 'device',
    parameter: 'device',
    nameValue: nameDevice,
    list: 'devices',
    title: 'Devices',
  },
  {
    name: 'browser',
    parameter: 'browser',
    nameValue: nameBrowser,
    list: 'browsers',
    title: 'Browsers',
  },
] as const

/** The filters as the server takes them, without those that are not set. */
export function toOverviewInput(filters: Filters) {
  const { from, to, link, label, country, seller, channel, campaign } = filters
  const { referrer, device, browser } = filters
  return {
    from,
    to,
    ...(link && { link }),
    ...(label && { label }),
    ...(country && { country }),
    ...(seller && { seller }),
    ...(channel && { channel }),
    ...(campaign && { campaign }),
    ...(referrer && { referrer }),
    ...(device && { device }),
    ...(browser && { browser }),
  } satisfies OverviewInput
}

/** Reads the only link to count from the URL of the analytics page. */
export function readLinkFilter(query: URLSearchParams): string | null {
  return readRowId(query.get('link'))
}

function readRowId(text: string | null): string | null {
  return text !== null && /^[a-z0-9]{10,32}$/.test(text) ? text : null
}

/** Reads the range and the other filters from the URL. Invalid values are ignored. */
export function readFilters(query: URLSearchParams, today: string): Omit<Filters, 'link'> {
  const country = query.get('country')
  const campaign = query.get('campaign') ?? ''
  const referrer = query.get('referrer') ?? ''
  const seller = query.get('store') ?? ''
  return {
    ...readRange(query, today),
    label: readRowId(query.get('label')),
    country: isCountryCode(country) ? country : null,
    seller: isSeller(seller) ? seller : null,
    channel: linkChannels.find((channel) => channel === query.get('channel')) ?? null,
    campaign: isCampaign(campaign) ? campaign : null,
    referrer: isReferrerHost(referrer) ? referrer : null,
    device: deviceTypes.find((device) => device === query.get('device')) ?? null,
    browser: browsers.find((browser) => browser === query.get('browser')) ?? null,
  }
}
