import { createLocalClock } from '@everyshelf/domain/clicks'
import type { ClickFilters } from '../features/clicks/counting/click-filters.ts'
import { sellerOf } from '../features/clicks/counting/hit-columns.ts'
import { type Hit, type MarkedHit, toUtcMinute } from '../features/clicks/hit.ts'
import { timeOfHitId } from '../features/clicks/hit-id.ts'

function isMatch(hit: MarkedHit, filters: ClickFilters): boolean {
  const { books, country, seller, channel, campaign, referrer, device, browser } = filters
  return (
    (books === null || books.includes(hit.identifier)) &&
    (country === null || hit.country === country) &&
    (seller === null || sellerOf(hit) === seller) &&
    (channel === null || (hit.channel ?? 'web') === channel) &&
    (campaign === null || hit.campaign === campaign) &&
    (referrer === null || hit.referrerHost === referrer) &&
    (device === null || hit.device === device) &&
    (browser === null || hit.browser === browser)
  )
}

function isNewReader(hit: MarkedHit, { books, ...filters }: ClickFilters) {
  const { country, seller, channel, campaign, referrer, device, browser } = filters
  const isUnknown =
    (books && books.length !== 1) ||
    [country, seller, channel, campaign, referrer, device, browser].some((one) => one !== null)
  return !isUnknown && hit.newReader >= (books === null ? 2 : 1)
}

/** What a click is counted by, such as `country DE`; the reason of another hit. */
function listValues(hit: MarkedHit, day: string, hour: number): string[] {
  if (hit.excludedBecause) return [`reason ${hit.excludedBecause}`]
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  const values = {
    book: hit.identifier,
    country: hit.country ?? '',
    seller: sellerOf(hit),
    device: hit.device,
    browser: hit.browser,
    referrer: hit.referrerHost ?? '',
    channel: hit.channel ?? 'web',
    campaign: hit.campaign ?? '',
    hour: weekday * 24 + hour,
  }
  return Object.entries(values).map(([name, value]) => `${name} ${value}`)
}

/** What charts show, counted hit by hit. */
export function countDirectly(hits: readonly MarkedHit[], filters: ClickFilters, firstDay: string) {
  const clock = createLocalClock(filters.timeZone)
  const days = new Map<string, { hits: number; clicks: number; readers: number }>()
  const breakdown = new Map<string, number>()
  for (const hit of hits.filter((each) => isMatch(each, filters))) {
    const { day, hour } = clock(hit.openedAt)
    if (day < firstDay || day > filters.to) continue
    const clicks = Number(hit.excludedBecause === null)
    const readers = isNewReader(hit, filters) ? clicks : 0
    const sum = days.get(day) ?? { hits: 0, clicks: 0, readers: 0 }
    days.set(day, {
      hits: sum.hits + 1,
      clicks: sum.clicks + clicks,
      readers: sum.readers + readers,
    })
    const counted = day < filters.from ? [] : listValues(hit, day, hour)
    for (const value of counted) breakdown.set(value, 1 + (breakdown.get(value) ?? 0))
  }
  return { days: Object.fromEntries(days), breakdown: Object.fromEntries(breakdown) }
}

/** An owner's hits, oldest first, with the marks of new readers. */
export function markReaders(
  hits: readonly Hit[],
  { ownerId, timeZone }: Pick<ClickFilters, 'ownerId' | 'timeZone'>,
): MarkedHit[] {
  const clock = createLocalClock(timeZone)
  const known = new Set<string>()
  const isNew = (key: string) => known.size < known.add(key).size
  return hits
    .filter((hit) => hit.ownerId === ownerId)
    .map(({ ownerId: _owner, visitorHash, ...hit }) => {
      const openedAt = toUtcMinute(timeOfHitId(hit.id))
      const { day } = clock(openedAt)
      const isReader = visitorHash !== null && hit.excludedBecause === null
      const isNewOfBook = isReader && isNew(`${day} ${visitorHash} ${hit.identifier}`)
      const isNewOfAll = isReader && isNew(`${day} ${visitorHash}`)
      return { ...hit, owner: 1, openedAt, newReader: isNewOfAll ? 2 : Number(isNewOfBook) }
    })
}
