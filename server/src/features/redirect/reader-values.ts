import { READER_VALUES_PER_DAY } from '@everyshelf/domain/limits'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { NewHit } from '../clicks/hit.ts'

/** The values that readers chose and that hits of one owner and day (UTC) have. */
export interface ReaderValues {
  readonly campaigns: KnownValues
  readonly refererHosts: KnownValues
  readonly languages: KnownValues
}

/** The different values of one day, and those of earlier days, which do not use it up. */
export interface KnownValues {
  readonly today: Set<string>
  readonly earlier: ReadonlySet<string>
}

type HitOfOwner = Pick<NewHit, 'ownerId' | 'excludedBecause'>

const DAY_MS = 24 * 60 * 60 * 1000

/** At most twice as many are remembered. A full set takes about 20 kB. */
const REMEMBERED_DAYS = 1000
/** The first values stay, so that no later flood displaces them. */
const EARLIER_VALUES_MAX = 2 * READER_VALUES_PER_DAY

/**
 * Readers choose campaigns in URLs, referrers, and languages, so a program could invent any number of them.
 * Excluded hits have their own values, so that bots use up nothing of the clicks'. Values that an owner's hits
 * had on earlier days stay, so that invented ones hide none of them. Processes count alone, because sharing the
 * lists would slow down redirects.
 */
export function createReaderValues(): (hit: HitOfOwner, timeMs: number) => ReaderValues {
  const days = createRecentMap<string, ReaderValues>(REMEMBERED_DAYS)
  const newest = createRecentMap<string, { readonly day: number; readonly values: ReaderValues }>(
    REMEMBERED_DAYS,
  )

  return ({ ownerId, excludedBecause }, timeMs) => {
    const kind = excludedBecause === null ? 'click' : 'excluded'
    const day = Math.floor(timeMs / DAY_MS)
    const key = `${kind} ${day} ${ownerId}`
    const known = days.get(key)
    if (known) return known
    const ofOwner = `${kind} ${ownerId}`
    const last = newest.get(ofOwner)
    // A hit that the edge reports late belongs to a former day.
    const before = last && last.day < day ? last.values : undefined
    const values = {
      campaigns: beginDay(before?.campaigns),
      refererHosts: beginDay(before?.refererHosts),
      languages: beginDay(before?.languages),
    }
    days.set(key, values)
    if (!last || last.day < day) newest.set(ofOwner, { day, values })
    return values
  }
}

function beginDay(before?: KnownValues): KnownValues {
  const values = before ? [...before.earlier, ...before.today] : []
  return { today: new Set(), earlier: new Set(values.slice(0, EARLIER_VALUES_MAX)) }
}

/** Whether a hit may have this value: one of earlier days, or of the first 200 new ones of its day. */
export function acceptValue({ today, earlier }: KnownValues, value: string): boolean {
  if (earlier.has(value) || today.has(value)) return true
  if (today.size >= READER_VALUES_PER_DAY) return false
  // A part of a header would keep the whole header in memory.
  today.add(Buffer.from(value).toString())
  return true
}
