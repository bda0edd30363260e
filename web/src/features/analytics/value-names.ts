import type { ExclusionReason } from '@everyshelf/domain/clicks'
import { countryName, isCountryCode } from '@everyshelf/domain/countries'
import { isMarketplaceCode } from '@everyshelf/domain/marketplaces'
import { findRetailerByCode, retailerName } from '@everyshelf/domain/retailers'
import { marketplaceTitle } from '@everyshelf/ui/marketplaces'

const AMAZON = 'amazon-'

/** Whether this is a place where a book is sold: a shop's code, or an Amazon store's. */
export function isShopPlace(place: string): boolean {
  return place.startsWith(AMAZON)
    ? isMarketplaceCode(place.slice(AMAZON.length))
    : findRetailerByCode(place) !== undefined
}

/** @example nameShop('amazon-de') // 'Amazon Germany' */
export function nameShop(place: string): string {
  const code = place.slice(AMAZON.length)
  return place.startsWith(AMAZON) && isMarketplaceCode(code)
    ? marketplaceTitle(code)
    : retailerName(place)
}

export function nameCountry(code: string): string {
  return isCountryCode(code) ? countryName(code) : 'Unknown country'
}

export function nameReferer(host: string): string {
  return host || 'Opened directly, or not told'
}

export function nameDevice(device: string): string {
  return { Mobile: 'Phone', Tablet: 'Tablet', Desktop: 'Computer' }[device] ?? device
}

export function nameBrowser(browser: string): string {
  return browser === 'Unknown' || browser === '' ? 'Another browser' : browser
}

interface Reason {
  readonly name: string
  readonly why: string
}

const reasons: Record<ExclusionReason, Reason> = {
  head: {
    name: 'Address checks',
    why: 'A program asked only whether the link answers. Nobody saw a page.',
  },
  prefetch: {
    name: 'Loaded ahead',
    why: 'A browser or app opened the link in advance, in case somebody would.',
  },
  'preview-bot': {
    name: 'Previews',
    why: 'An app drew the little preview under a post, a message or a mail.',
  },
  crawler: { name: 'Search engines', why: 'A search engine or an archive read the link.' },
  automation: {
    name: 'Programs',
    why: 'A script, a monitor or a mail scanner opened the link, not a person.',
  },
  repeat: {
    name: 'Repeats',
    why: 'The same reader opened the same address again within ten seconds.',
  },
  'own-test': {
    name: 'Your own tests',
    why: 'You opened your own link in a browser where you are signed in.',
  },
  'data-centre': {
    name: 'Data centres',
    why: 'It came from machines that are rented out. Scanners of mails and previews run there, hardly any person.',
  },
  'over-limit': {
    name: 'Floods',
    why: 'One address opened more links in a short time than a person does.',
  },
}

/** Why openings are no clicks, in plain words. */
export function explainExclusion(reason: string): Reason {
  return reasons[reason as ExclusionReason] ?? { name: reason, why: '' }
}
