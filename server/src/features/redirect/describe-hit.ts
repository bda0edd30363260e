import type { IncomingMessage } from 'node:http'
import { classifyHit } from '@everyshelf/domain/clicks'
import { type Hit, openedAtMinute } from '../clicks/hit.ts'
import type { MarkReader } from '../clicks/readers/reader-marks.ts'
import type { ReadAgent } from '../clicks/user-agent.ts'
import type { Place } from './read-reader.ts'
import { readRefererHost } from './read-referer.ts'

/** A whole language tag of a browser has at most 35 characters (RFC 5646 §4.4.1). */
const LONGEST_LANGUAGE = 35

export interface Opening {
  readonly request: IncomingMessage
  readonly timeMs: number
  readonly linkId: string | null
  readonly ownerId: string | null
  /** The key of the book's identifier. */
  readonly identifier: string
  /** Where the reader is sent. */
  readonly route: Pick<Hit, 'country' | 'retailer' | 'marketplace'>
  readonly languages: readonly string[]
  readonly isOverLimit: boolean
  readonly place: Pick<Place, 'network' | 'openings' | 'isDataCentre' | 'userId'>
}

/** The row of one opening. Nothing in it names or follows a reader (P1, P2). */
export function describeHit(opening: Opening, readAgent: ReadAgent, markReader: MarkReader): Hit {
  const { headers, method = 'GET' } = opening.request
  const { place, timeMs } = opening
  const userAgent = headers['user-agent'] ?? ''
  const agent = readAgent(userAgent)
  const first = opening.languages[0]
  const language = first && first.length <= LONGEST_LANGUAGE ? first : null
  const { excludedBecause } = classifyHit({
    method,
    bot: agent.bot,
    device: agent.device,
    browser: agent.browser,
    hasLanguage: language !== null,
    isOwner: place.userId !== null && place.userId === opening.ownerId,
    isFromDataCentre: place.isDataCentre,
    isOverLimit: opening.isOverLimit,
    headers,
  })
  const { linkId, ownerId, identifier } = opening
  const { country, retailer, marketplace } = opening.route
  const visitor = { network: place.network, agent, userAgent }
  const target = { linkId, identifier, retailer, marketplace }
  // Machines are no readers, and what they opened makes nobody's click a repeat.
  const visit = excludedBecause ? null : markReader(place.openings, visitor, target, timeMs)
  return {
    openedAt: openedAtMinute(timeMs),
    linkId,
    ownerId,
    identifier,
    country,
    retailer,
    marketplace,
    device: agent.device,
    browser: agent.browser,
    refererHost: readRefererHost(headers.referer),
    language,
    channel: null,
    excludedBecause: visit?.isRepeat ? 'repeat' : excludedBecause,
    source: 'redirect',
    reader: visit?.mark ?? null,
  }
}
