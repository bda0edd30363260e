import type { Hit } from '../../features/clicks/hit.ts'

export interface DemoLink {
  readonly ownerId: string
  readonly identifier: string
}

type Weights<T> = readonly (readonly [value: T, weight: number])[]

/** Readers' countries and the marketplaces they are sent to. */
const countriesAndMarketplaces: Weights<
  readonly [country: string | null, marketplace: string | null]
> = [
  [['US', 'us'], 34],
  [['GB', 'uk'], 15],
  [['DE', 'de'], 11],
  [['CA', 'ca'], 7],
  [['FR', 'fr'], 5],
  [['IN', 'in'], 5],
  [['AU', 'au'], 5],
  [['NL', 'nl'], 3],
  [['ES', 'es'], 3],
  [['IT', 'it'], 3],
  [['AT', 'de'], 2],
  [['JP', 'jp'], 2],
  [['BR', 'br'], 2],
  [['MX', 'mx'], 1],
  [['SE', 'se'], 1],
  [[null, 'us'], 1],
]
const devices: Weights<Hit['device']> = [
  ['Mobile', 6],
  ['Desktop', 3],
  ['Tablet', 1],
]
const browsers: Weights<Hit['browser']> = [
  ['Chrome', 5],
  ['Safari', 3],
  ['Firefox', 1],
  ['Edge', 1],
]
const referrers: Weights<string | null> = [
  [null, 5],
  ['instagram.com', 3],
  ['facebook.com', 2],
  ['substack.com', 1],
  ['goodreads.com', 1],
]
const channelsAndCampaigns: Weights<readonly [channel: string | null, campaign: string | null]> = [
  [[null, null], 10],
  [['social', null], 4],
  [['social', 'Cover reveal'], 2],
  [['mail', 'Autumn newsletter'], 3],
  [['mail', null], 1],
  [['ebook', null], 2],
  [['print', null], 1],
]
const exclusions: Weights<Hit['excludedBecause']> = [
  [null, 90],
  ['crawler', 6],
  ['prefetch', 4],
]
const HOUR_MS = 60 * 60 * 1000

/** The hits of one day, oldest first, growing each month and higher on weekends. */
export function makeDay(
  links: readonly DemoLink[],
  dayMs: number,
  progress: number,
  random: () => number,
): { readonly timeMs: number; readonly hit: Omit<Hit, 'id'> }[] {
  const weekday = new Date(dayMs).getUTCDay()
  const weekend = weekday === 0 || weekday === 6 ? 1.5 : 1
  const count = Math.round((20 + 70 * progress) * weekend * (0.7 + 0.6 * random()))
  return Array.from({ length: count }, () => dayMs + Math.floor(random() * 24 * HOUR_MS))
    .sort((a, b) => a - b)
    .map((timeMs) => {
      // The first links get the most clicks.
      const link = links[Math.floor(random() ** 2 * links.length)]
      const [country, marketplace] = pick(countriesAndMarketplaces, random)
      const [channel, campaign] = pick(channelsAndCampaigns, random)
      return {
        timeMs,
        hit: {
          ownerId: link?.ownerId ?? null,
          identifier: link?.identifier ?? '',
          country: country as Hit['country'],
          retailer: 'amazon',
          marketplace: marketplace as Hit['marketplace'],
          device: pick(devices, random),
          browser: pick(browsers, random),
          referrerHost: pick(referrers, random),
          language: 'en',
          channel,
          campaign,
          excludedBecause: pick(exclusions, random),
          visitorHash: `reader ${Math.floor(random() * 150)}`,
        },
      }
    })
}

function pick<T>(weights: Weights<T>, random: () => number): T {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
  let wanted = random() * all
  for (const [value, weight] of weights) {
    wanted -= weight
    if (wanted < 0) return value
  }
  throw new Error('weights are empty')
}

/** A seeded random generator. */
export function createRandom(): () => number {
  let state = 20_261_121
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
}
