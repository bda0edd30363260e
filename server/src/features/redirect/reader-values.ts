import { READER_VALUES_PER_DAY } from '@everyshelf/domain/limits'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { Hit } from '../clicks/hit.ts'

/** The values that readers chose and that hits of one owner and day (UTC) have. */
export interface ReaderValues {
  readonly campaigns: KnownValues
  readonly referrerHosts: KnownValues
  readonly languages: KnownValues
}

/** The different values of one day, and others that do not use it up. */
export interface KnownValues {
  readonly today: Set<string>
  /** Values of earlier days, and those that the owner chose. */
  readonly others: Set<string>
  /** Called when a value finds the day used up. */
  readonly onFull: () => void
}

interface OwnerDay {
  readonly day: number
  readonly values: ReaderValues
  /** A worker at the edge may report a hit of the day before late. */
  former?: OwnerDay
}

interface ReaderValuesDeps {
  /** Only called when the campaigns of a day are used up. */
  readonly listOwnCampaigns: (ownerId: string) => Promise<readonly string[]>
  readonly onError: (error: unknown) => void
}

const DAY_MS = 24 * 60 * 60 * 1000

/** With clicks, and with excluded hits. At most twice as many are remembered. A full set takes about 60 kB. */
const REMEMBERED_OWNERS = 500
/** The first values stay, so that no later flood displaces them. */
const EARLIER_VALUES_MAX = 2 * READER_VALUES_PER_DAY

/**
 * Readers choose campaigns in URLs, referrers, and languages, so a program could invent any number of them.
 * Excluded hits have their own values, so that bots use up no room for the values of clicks. The owner's
 * campaigns and the values of hits from earlier days stay, so that invented values hide none of them. Each
 * process has its own lists, because sharing them would slow down redirects.
 */
export function createReaderValues(deps: ReaderValuesDeps) {
  const ofClicks = createRecentMap<string | null, OwnerDay>(REMEMBERED_OWNERS)
  const ofExcluded = createRecentMap<string | null, OwnerDay>(REMEMBERED_OWNERS)

  function beginDay(
    day: number,
    before: ReaderValues | undefined,
    ownerId: string | null,
  ): OwnerDay {
    const values = {
      campaigns: beginValues(before?.campaigns, ownerId),
      referrerHosts: beginValues(before?.referrerHosts),
      languages: beginValues(before?.languages),
    }
    return { day, values }
  }

  function beginValues(
    before: KnownValues | undefined,
    ownerId: string | null = null,
  ): KnownValues {
    const values = before ? [...before.others, ...before.today] : []
    const others = new Set(values.slice(0, EARLIER_VALUES_MAX))
    let isRequested = false
    const onFull = () => {
      if (isRequested || ownerId === null) return
      isRequested = true
      deps
        .listOwnCampaigns(ownerId)
        .then((own) => own.map((value) => others.add(value)))
        .catch(deps.onError)
    }
    return { today: new Set(), others, onFull }
  }

  return (
    { ownerId, excludedBecause }: Pick<Hit, 'ownerId' | 'excludedBecause'>,
    timeMs: number,
  ): ReaderValues => {
    const owners = excludedBecause === null ? ofClicks : ofExcluded
    const day = Math.floor(timeMs / DAY_MS)
    const newest = owners.get(ownerId)
    if (newest?.day === day) return newest.values
    if (newest && newest.day > day) {
      newest.former ??= beginDay(day, undefined, ownerId)
      return newest.former.values
    }
    const begun = beginDay(day, newest?.values, ownerId)
    if (newest) begun.former = { day: newest.day, values: newest.values }
    owners.set(ownerId, begun)
    return begun.values
  }
}

/** Whether a hit may have this value: one of the others, or of the first 200 new ones of its day. */
export function acceptValue({ today, others, onFull }: KnownValues, value: string): boolean {
  if (others.has(value) || today.has(value)) return true
  if (today.size >= READER_VALUES_PER_DAY) {
    onFull()
    return false
  }
  // A part of a header would keep the whole header in memory.
  today.add(Buffer.from(value).toString())
  return true
}
