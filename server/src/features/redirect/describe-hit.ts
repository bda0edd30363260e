import type { IncomingMessage } from 'node:http'
import { classifyHit } from '@everyshelf/domain/clicks'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { HitLink, NewHit } from '../clicks/hit.ts'
import type { ReadAgent } from '../clicks/user-agent.ts'
import type { IdentifyVisitor } from '../clicks/visitor-hash/visitor-hash.ts'
import { parseRefererHost } from './parse-referer.ts'
import type { ClientInfo } from './reader-context.ts'

/** A language tag from a browser has at most 35 characters (RFC 5646 §4.4.1). */
const MAX_LANGUAGE_LENGTH = 35

/** A reader's request for a link. */
export interface HitRequest {
  readonly request: Pick<IncomingMessage, 'headers' | 'method'>
  readonly timeMs: number
  readonly client: ClientInfo
  readonly context: ReaderContext
  /** Its network sent more requests within a minute than people do, so it is excluded. */
  readonly isOverLimit: boolean
}

/** The seller that the reader is redirected to. */
export type HitDestination = Pick<NewHit, 'country' | 'retailer' | 'marketplace'>

export interface DescribeHitDeps {
  readonly readAgent: ReadAgent
  readonly identifyVisitor: IdentifyVisitor
}

/** Builds the hit to store. Nothing in it identifies or tracks a reader (P1, P2). */
export function describeHit(
  { request, timeMs, client, context, isOverLimit }: HitRequest,
  link: HitLink,
  { country, retailer, marketplace }: HitDestination,
  deps: DescribeHitDeps,
): NewHit {
  const { headers, method = 'GET' } = request
  const userAgent = headers['user-agent'] ?? ''
  const agent = deps.readAgent(userAgent)
  const first = context.languages[0]
  const language = first && first.length <= MAX_LANGUAGE_LENGTH ? first : null
  const { excludedBecause } = classifyHit({
    method,
    bot: agent.bot,
    device: agent.device,
    browser: agent.browser,
    hasLanguage: language !== null,
    isOwner: client.userId !== null && client.userId === link.ownerId,
    isFromDataCenter: client.isDataCenter,
    isOverLimit,
    headers,
  })
  const visitor = { network: client.network, agent, userAgent }
  const target = { link, retailer, marketplace }
  // Bots are not readers, so their hits never make a click a repeat.
  const identified = excludedBecause
    ? null
    : deps.identifyVisitor(client.rateWindow, visitor, target, timeMs)
  return {
    ownerId: link.ownerId,
    identifier: link.identifier,
    country,
    retailer,
    marketplace,
    device: agent.device,
    browser: agent.browser,
    refererHost: parseRefererHost(headers.referer),
    language,
    channel: link.channel,
    campaign: link.campaign,
    excludedBecause: identified?.isRepeat ? 'repeat' : excludedBecause,
    visitorHash: identified?.hash ?? null,
  }
}
