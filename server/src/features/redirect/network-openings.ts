import { createRecentMap } from '../../memory/recent-map.ts'
import type { LastKind } from '../clicks/hit-kinds.ts'
import { type LastReader, nobodyYet } from '../clicks/readers/reader-marks.ts'

/**
 * How many links one network has opened in its present minute, and who came last. Its times are small
 * numbers, which lie in the object itself; a larger one is another object, elsewhere in memory.
 */
export interface NetworkOpenings extends LastReader, LastKind {
  count: number
  endsAtSeconds: number
}

export interface OpeningLimits {
  /** Above, readers are sent on and not counted. */
  readonly counted: number
  /** Above, they are refused: no person opens so many. */
  readonly answered: number
  readonly windowMs: number
}

/** Above this many networks in a minute the first ones are forgotten: a limit never stops readers. */
const NETWORKS = 50_000

/** Finds a network's openings by a key that leads back to no address. */
export function createOpeningsFinder(): (clientKey: string) => NetworkOpenings {
  const networks = createRecentMap<string, NetworkOpenings>(NETWORKS)
  return (clientKey) => {
    const kept = networks.get(clientKey)
    if (kept) return kept
    const openings = { count: 0, endsAtSeconds: 0, kind: null, ...nobodyYet() }
    networks.set(clientKey, openings)
    return openings
  }
}

/** Counts one more opening; `answered` refuses it, `counted` keeps it out of the clicks. */
export function countOpening(
  openings: Pick<NetworkOpenings, 'count' | 'endsAtSeconds'>,
  limits: OpeningLimits,
  time: number,
): keyof Omit<OpeningLimits, 'windowMs'> | null {
  if (openings.endsAtSeconds * 1000 <= time) {
    openings.endsAtSeconds = Math.floor((time + limits.windowMs) / 1000)
    openings.count = 0
  }
  openings.count++
  if (openings.count > limits.answered) return 'answered'
  return openings.count > limits.counted ? 'counted' : null
}
