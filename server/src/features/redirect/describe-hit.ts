import type { IncomingMessage } from 'node:http'
import { classifyHit } from '@everyshelf/domain/clicks'
import type { ReaderContext } from '@everyshelf/domain/routing'
import { type HitLink, type KindOfHit, type NewHit, openedAtMinute } from '../clicks/hit.ts'
import type { FindHitKind } from '../clicks/hit-kinds.ts'
import type { MarkReader } from '../clicks/readers/reader-marks.ts'
import type { ReadAgent } from '../clicks/user-agent.ts'
import type { Place } from './read-reader.ts'
import { readRefererHost } from './read-referer.ts'

/** A whole language tag of a browser has at most 35 characters (RFC 5646 §4.4.1). */
const LONGEST_LANGUAGE = 35

/** A reader's request for a link. */
export interface Opening {
  readonly request: IncomingMessage
  readonly timeMs: number
  readonly place: Place
  readonly context: ReaderContext
  /** Not counted: more came from there within a minute than people open. */
  readonly isOverLimit: boolean
}

/** Where the reader is sent. */
export type SentTo = Pick<KindOfHit, 'country' | 'retailer' | 'marketplace'>

export interface DescribeDeps {
  readonly readAgent: ReadAgent
  readonly markReader: MarkReader
  readonly findKind: FindHitKind
}

/** What is stored of one opening. Nothing in it names or follows a reader (P1, P2). */
export function describeHit(
  { request, timeMs, place, context, isOverLimit }: Opening,
  link: HitLink,
  { country, retailer, marketplace }: SentTo,
  deps: DescribeDeps,
): NewHit {
  const { headers, method = 'GET' } = request
  const userAgent = headers['user-agent'] ?? ''
  const agent = deps.readAgent(userAgent)
  const first = context.languages[0]
  const language = first && first.length <= LONGEST_LANGUAGE ? first : null
  const { excludedBecause } = classifyHit({
    method,
    bot: agent.bot,
    device: agent.device,
    browser: agent.browser,
    hasLanguage: language !== null,
    isOwner: place.userId !== null && place.userId === link.ownerId,
    isFromDataCentre: place.isDataCentre,
    isOverLimit,
    headers,
  })
  const visitor = { network: place.network, agent, userAgent }
  const target = { link, retailer, marketplace }
  // Machines are no readers, and what they opened makes nobody's click a repeat.
  const visit = excludedBecause ? null : deps.markReader(place.openings, visitor, target, timeMs)
  const kind = deps.findKind(
    {
      country,
      retailer,
      marketplace,
      device: agent.device,
      browser: agent.browser,
      language,
      excludedBecause: visit?.isRepeat ? 'repeat' : excludedBecause,
      source: 'redirect',
    },
    place.openings,
  )
  return {
    openedAt: openedAtMinute(timeMs),
    link,
    kind,
    refererHost: readRefererHost(headers.referer),
    channel: null,
    reader: visit?.mark ?? null,
  }
}
