import { type MarketplaceCode, marketplaces } from '../marketplaces/index.ts'

/** An Amazon host that has pages of books: a store's, or its Kindle web reader's. */
export interface AmazonHost {
  readonly marketplace: MarketplaceCode
  readonly isReader: boolean
}

/** `m.` was the mobile site, `smile.` the charity programme that ended in 2023; links go round. */
const STORE_LABELS = ['', 'www.', 'm.', 'smile.']

/** Domains that lead to a store under another name. */
const aliases: readonly (readonly [string, MarketplaceCode])[] = [
  ['amazon.co', 'us'],
  ['amazon.com.sg', 'sg'],
]

const stores = [...marketplaces.map(({ domain, code }) => [domain, code] as const), ...aliases]

const hosts = new Map<string, AmazonHost>([
  ...stores.flatMap(([domain, marketplace]) =>
    STORE_LABELS.map((label) => [`${label}${domain}`, { marketplace, isReader: false }] as const),
  ),
  ...marketplaces.flatMap(({ code, readerHosts }) =>
    readerHosts.map((host) => [host, { marketplace: code, isReader: true }] as const),
  ),
])

/** The store at exactly this host, lower case. @example findAmazonHost('amazon.com.evil.example') // undefined */
export function findAmazonHost(host: string): AmazonHost | undefined {
  return hosts.get(host)
}
