import type { IncomingHttpHeaders } from 'node:http'
import { isBackgroundLoad } from '@everyshelf/domain/clicks'
import { WIDE_NETWORK_FACTOR } from '../../http/geo/client-address.ts'
import { createRecentMap } from '../../memory/recent-map.ts'
import { createLastVisitor, type LastVisitor } from '../clicks/visitor-hash/visitor-hash.ts'

/**
 * The number of hits from one network in the current minute, and its last visitor. Times are in seconds:
 * small integers are stored in the object itself, larger numbers are separate objects in memory.
 */
export interface NetworkRateWindow extends LastVisitor {
  count: number
  /** Counted apart: any page can load a link as an image, and must not use up the readers' limit. */
  backgroundCount: number
  endsAtSeconds: number
}

export interface NetworkWindows {
  readonly rateWindow: NetworkRateWindow
  /** The window of the IPv6 address's /56; null for IPv4. */
  readonly wideRateWindow: NetworkRateWindow | null
}

export interface HitLimits {
  /** Above this, readers are redirected but not counted. */
  readonly counted: number
  /** Above this, requests are refused. */
  readonly answered: number
}

const WINDOW_MS = 60_000

/** With more networks than this in a minute, the oldest are dropped, so a full cache never stops readers. */
const MAX_NETWORKS = 50_000

/** Finds a network's window by a key that reveals no address. */
export function createRateWindowFinder(): (clientKey: string) => NetworkRateWindow {
  const networks = createRecentMap<string, NetworkRateWindow>(MAX_NETWORKS)
  return (clientKey) => {
    const cached = networks.get(clientKey)
    if (cached) return cached
    const rateWindow = {
      count: 0,
      backgroundCount: 0,
      endsAtSeconds: 0,
      ...createLastVisitor(),
    }
    networks.set(clientKey, rateWindow)
    return rateWindow
  }
}

type ExceededLimit = keyof HitLimits | null

/** Counts a hit for the network and, with IPv6, for its /56. Returns the limit that it exceeds. */
export function countNetworkHit(
  { rateWindow, wideRateWindow }: NetworkWindows,
  headers: IncomingHttpHeaders,
  limits: HitLimits,
  time: number,
): ExceededLimit {
  const counter = isBackgroundLoad(headers) ? 'backgroundCount' : 'count'
  const narrow = countHit(rateWindow, counter, limits, time, 1)
  if (wideRateWindow === null || narrow === 'answered') return narrow
  return countHit(wideRateWindow, counter, limits, time, WIDE_NETWORK_FACTOR) ?? narrow
}

/** Counts a hit. A hit over `answered` is refused; one over `counted` is excluded from the clicks. */
function countHit(
  rateWindow: NetworkRateWindow,
  counter: 'count' | 'backgroundCount',
  limits: HitLimits,
  time: number,
  factor: number,
): ExceededLimit {
  if (rateWindow.endsAtSeconds * 1000 <= time) {
    rateWindow.endsAtSeconds = Math.floor((time + WINDOW_MS) / 1000)
    rateWindow.count = 0
    rateWindow.backgroundCount = 0
  }
  rateWindow[counter]++
  const count = rateWindow[counter]
  if (count > limits.answered * factor) return 'answered'
  return count > limits.counted * factor ? 'counted' : null
}
