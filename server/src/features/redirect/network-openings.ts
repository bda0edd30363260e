import { WIDE_NETWORK_FACTOR } from '../../http/client-address.ts'
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

type Counted = Pick<NetworkOpenings, 'count' | 'endsAtSeconds'>
type OverLimit = keyof Omit<OpeningLimits, 'windowMs'> | null

/** Counts one more opening of a reader's network and, with IPv6, of the /56 around it. */
export function countNetworkOpening(
  { openings, wideOpenings }: { openings: Counted; wideOpenings: Counted | null },
  limits: OpeningLimits,
  time: number,
): OverLimit {
  const narrow = countOpening(openings, limits, time, 1)
  if (wideOpenings === null || narrow === 'answered') return narrow
  return countOpening(wideOpenings, limits, time, WIDE_NETWORK_FACTOR) ?? narrow
}

/** Counts one more opening; `answered` refuses it, `counted` keeps it out of the clicks. */
function countOpening(
  openings: Counted,
  limits: OpeningLimits,
  time: number,
  factor: number,
): OverLimit {
  if (openings.endsAtSeconds * 1000 <= time) {
    openings.endsAtSeconds = Math.floor((time + limits.windowMs) / 1000)
    openings.count = 0
  }
  openings.count++
  if (openings.count > limits.answered * factor) return 'answered'
  return openings.count > limits.counted * factor ? 'counted' : null
}
