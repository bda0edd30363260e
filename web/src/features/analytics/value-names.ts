import { type ExclusionReason, OTHER_VALUES } from '@everyshelf/domain/clicks'
import { countryName, isCountryCode } from '@everyshelf/domain/countries'

export { nameChannel } from '../../components/channels/channels.ts'
export { isSeller, nameSeller } from '../../components/charts/seller-name.ts'

export function nameCountry(code: string): string {
  return isCountryCode(code) ? countryName(code) : 'Unknown country'
}

export function nameReferrer(host: string): string {
  return host === OTHER_VALUES ? 'Other referrers' : host || 'Direct or unknown'
}

export function nameDevice(device: string): string {
  return { Mobile: 'Phone', Tablet: 'Tablet', Desktop: 'Computer' }[device] ?? device
}

export function nameBrowser(browser: string): string {
  return browser === 'Unknown' || browser === '' ? 'Other browser' : browser
}

export function nameCampaign(campaign: string): string {
  return campaign === OTHER_VALUES ? 'Other campaigns' : campaign || 'No campaign'
}

interface ReasonText {
  readonly name: string
  readonly text: string
}

const reasons: Record<ExclusionReason, ReasonText> = {
  head: {
    name: 'Link checks',
    text: 'A program checked whether the link works. No one saw a page.',
  },
  prefetch: {
    name: 'Prefetched',
    text: 'A browser or app loaded the link in advance.',
  },
  background: {
    name: 'Background loads',
    text: 'A page loaded the link as an image, a frame, or data. No one opened it.',
  },
  'preview-bot': {
    name: 'Link previews',
    text: 'An app created a preview for a post, message, or email.',
  },
  crawler: { name: 'Search engines', text: 'A search engine or web archive crawled the link.' },
  automation: {
    name: 'Scripts',
    text: 'A script, monitor, or email scanner opened the link.',
  },
  repeat: {
    name: 'Repeats',
    text: 'The same reader opened the same link again within 10 seconds.',
  },
  'own-test': {
    name: 'Your own tests',
    text: 'You opened your own link while signed in.',
  },
  'data-center': {
    name: 'Data centers',
    text: 'The hit came from a data center, probably from an email scanner.',
  },
  'over-limit': {
    name: 'Too many hits',
    text: 'One IP address opened more links than a person would.',
  },
}

/** Explains why hits with an exclusion reason do not count as clicks. */
export function explainExclusion(reason: string): ReasonText {
  return reasons[reason as ExclusionReason] ?? { name: reason, text: '' }
}
