import type { IncomingMessage } from 'node:http'
import { classifyHit } from '@everyshelf/domain/clicks'
import { baseLanguage, isLanguageCode, type LanguageTag } from '@everyshelf/domain/countries'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { NewHit } from '../clicks/hit.ts'
import type { ReadAgent } from '../clicks/user-agent.ts'
import type { IdentifyVisitor } from '../clicks/visitor-hash/visitor-hash.ts'
import type { OpenedLink } from './open-link.ts'
import { parseReferrerHost } from './parse-referrer.ts'
import type { ClientInfo } from './reader-context.ts'
import { acceptValue, type createReaderValues, type KnownValues } from './reader-values.ts'

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
  /** The campaign in the URL. It counts if the link's owner wants that. */
  readonly utmCampaign: string | undefined
}

/** The seller that the reader is redirected to. */
export type HitDestination = Pick<NewHit, 'country' | 'retailer' | 'marketplace'>

export interface DescribeHitDeps {
  readonly readAgent: ReadAgent
  readonly identifyVisitor: IdentifyVisitor
  readonly findReaderValues: ReturnType<typeof createReaderValues>
}

/** Builds the hit to store. Nothing in it identifies or tracks a reader (P1, P2). */
export function describeHit(
  { request, timeMs, client, context, isOverLimit, utmCampaign }: HitRequest,
  { hitLink: link, recordsUtm }: Pick<OpenedLink, 'hitLink' | 'recordsUtm'>,
  { country, retailer, marketplace }: HitDestination,
  deps: DescribeHitDeps,
): NewHit {
  const { headers, method = 'GET' } = request
  const userAgent = headers['user-agent'] ?? ''
  const agent = deps.readAgent(userAgent)
  const first = context.languages[0]
  const language = first && first.length <= MAX_LANGUAGE_LENGTH ? first : null
  const classified = classifyHit({
    method,
    bot: agent.bot,
    device: agent.device,
    language,
    isOwner: client.userId !== null && client.userId === link.ownerId,
    isFromDataCenter: client.isDataCenter,
    isOverLimit,
    headers,
  })
  const visitor = { network: client.network, agent, userAgent }
  const target = { link, retailer, marketplace }
  // Bots are not readers, so their hits never make a click a repeat.
  const identified = classified
    ? null
    : deps.identifyVisitor(client.rateWindow, visitor, target, timeMs)
  const excludedBecause = identified?.isRepeat ? 'repeat' : classified
  const { ownerId } = link
  const known = deps.findReaderValues({ ownerId, excludedBecause }, timeMs)
  const host = parseReferrerHost(headers.referer)
  const isUrlCampaign =
    recordsUtm &&
    utmCampaign !== undefined &&
    excludedBecause === null &&
    (utmCampaign === link.campaign || acceptValue(known.campaigns, utmCampaign))
  return {
    ownerId,
    identifier: link.identifier,
    country,
    retailer,
    marketplace,
    device: agent.device,
    browser: agent.browser,
    referrerHost: host !== null && acceptValue(known.referrerHosts, host) ? host : null,
    language: language === null ? null : limitLanguage(known.languages, language),
    channel: link.channel,
    campaign: isUrlCampaign ? utmCampaign : link.campaign,
    excludedBecause,
    visitorHash: identified?.hash ?? null,
  }
}

function limitLanguage(known: KnownValues, language: LanguageTag): LanguageTag | null {
  if (acceptValue(known, language)) return language
  const base = baseLanguage(language)
  return isLanguageCode(base) ? base : null
}
