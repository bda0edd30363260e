import { READER_VALUES_PER_DAY } from '@everyshelf/domain/limits'
import { createRecentMap } from '../../memory/recent-map.ts'
import type { NewHit } from '../clicks/hit.ts'

/** The values that readers chose and that hits of one owner and day (UTC) have. */
export interface ReaderValues {
  readonly campaigns: Set<string>
  readonly refererHosts: Set<string>
  readonly languages: Set<string>
}

type HitOfOwner = Pick<NewHit, 'ownerId' | 'excludedBecause'>

const DAY_MS = 24 * 60 * 60 * 1000

/** At most twice as many are remembered. A full set takes about 20 kB. */
const REMEMBERED_DAYS = 1000

/**
 * Readers choose campaigns in URLs, referrers, and languages, so a program could invent any number of them.
 * Excluded hits have their own values, so that bots use up nothing of the clicks'. Processes count alone,
 * because sharing the lists would slow down redirects.
 */
export function createReaderValues(): (hit: HitOfOwner, timeMs: number) => ReaderValues {
  const days = createRecentMap<string, ReaderValues>(REMEMBERED_DAYS)

  return ({ ownerId, excludedBecause }, timeMs) => {
    const kind = excludedBecause === null ? 'click' : 'excluded'
    const key = `${kind} ${Math.floor(timeMs / DAY_MS)} ${ownerId}`
    const known = days.get(key)
    if (known) return known
    const values = {
      campaigns: new Set<string>(),
      refererHosts: new Set<string>(),
      languages: new Set<string>(),
    }
    days.set(key, values)
    return values
  }
}

/** Whether a hit may have this value: one of the first 200 different ones of the set. */
export function acceptValue(known: Set<string>, value: string): boolean {
  if (known.has(value)) return true
  if (known.size >= READER_VALUES_PER_DAY) return false
  // A part of a header would keep the whole header in memory.
  known.add(Buffer.from(value).toString())
  return true
}
