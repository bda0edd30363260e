import { type MarketplaceCode, marketplaces } from '../marketplaces/index.ts'

/** An Amazon host with pages of books: a marketplace or its Kindle web reader. */
export interface AmazonHost {
  readonly marketplace: MarketplaceCode
  readonly isReader: boolean
}

/**
 * `m.` was the mobile site, `smile.` the charity program that ended in 2023. Such links are still
 * in use.
 */
const MARKETPLACE_LABELS = ['', 'www.', 'm.', 'smile.']

/** Domains that redirect to a marketplace. */
const aliases: readonly (readonly [string, MarketplaceCode])[] = [
  ['amazon.co', 'us'],
  ['amazon.jp', 'jp'],
  ['amazon.com.sg', 'sg'],
]

const domains = [...marketplaces.map(({ domain, code }) => [domain, code] as const), ...aliases]

const hosts = new Map<string, AmazonHost>([
  ...domains.flatMap(([domain, marketplace]) =>
    MARKETPLACE_LABELS.map(
      (label) => [`${label}${domain}`, { marketplace, isReader: false }] as const,
    ),
  ),
  ...marketplaces.flatMap(({ code, readerHosts }) =>
    readerHosts.map((host) => [host, { marketplace: code, isReader: true }] as const),
  ),
])

/**
 * Finds the marketplace with exactly this host, in lower case. Returns undefined for other hosts.
 *
 * @example findAmazonHost('amazon.com.evil.example') // undefined
 */
export function findAmazonHost(host: string): AmazonHost | undefined {
  return hosts.get(host)
}

/** Amazon's other domains: its closed Chinese store, its advertisements, its images. */
const OTHER_DOMAINS = [
  ...['amazon.cn', 'amazon-adsystem.com'],
  ...['ssl-images-amazon.com', 'media-amazon.com'],
]

const ownDomains = new Set([...domains.map(([domain]) => domain), ...OTHER_DOMAINS])

/**
 * Whether a host, in lower case, belongs to Amazon: a store, or another site such as KDP.
 *
 * @example isHostOfAmazon('kdp.amazon.com') // true
 */
export function isHostOfAmazon(host: string): boolean {
  const labels = host.split('.')
  return labels.some((_label, start) => ownDomains.has(labels.slice(start).join('.')))
}
