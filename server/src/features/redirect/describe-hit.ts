import type { IncomingMessage } from 'node:http'
import { classifyHit, isReferrerHost } from '@everyshelf/domain/clicks'
import { baseLanguage, isLanguageCode, type LanguageTag } from '@everyshelf/domain/countries'
import type { ReaderContext } from '@everyshelf/domain/routing'
import type { ClickRecorder } from '../clicks/click-recorder.ts'
import type { Hit } from '../clicks/hit.ts'
import type { ReadAgent } from '../clicks/user-agent.ts'
import type { IdentifyVisitor } from '../clicks/visitor-hash/visitor-hash.ts'
import type { OpenedLink } from './open-link.ts'
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
}

export interface DescribeHitDeps {
  readonly readAgent: ReadAgent
  readonly identifyVisitor: IdentifyVisitor
  readonly findReaderValues: ReturnType<typeof createReaderValues>
  readonly recorder: Pick<ClickRecorder, 'nextId'>
}

/** Builds the hit to store. Nothing in it identifies or tracks a reader. */
export function createHitDescriber({
  readAgent,
  identifyVisitor,
  findReaderValues,
  recorder,
}: DescribeHitDeps) {
  return (
    { request, timeMs, client, context, isOverLimit }: HitRequest,
    { hitLink: link, recordsUtm }: Pick<OpenedLink, 'hitLink' | 'recordsUtm'>,
    { country, retailer, marketplace }: Pick<Hit, 'country' | 'retailer' | 'marketplace'>,
    /** The campaign in the URL. It counts if the link's owner wants that. */
    utmCampaign: string | undefined,
    id = recorder.nextId(),
  ): Hit => {
    const { headers, method = 'GET' } = request
    const userAgent = headers['user-agent'] ?? ''
    const agent = readAgent(userAgent)
    const language = readLanguage(context)
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
      : identifyVisitor(client.rateWindow, visitor, target, timeMs)
    const excludedBecause = identified?.isRepeat ? 'repeat' : classified
    const { ownerId } = link
    const known = findReaderValues({ ownerId, excludedBecause }, timeMs)
    const host = parseReferrerHost(headers.referer)
    return {
      id,
      ownerId,
      identifier: link.identifier,
      country,
      retailer,
      marketplace,
      device: agent.device,
      browser: agent.browser,
      referrerHost: host !== null && acceptValue(known.referrerHosts, host) ? host : null,
      language: limitLanguage(known.languages, language),
      channel: link.channel,
      campaign:
        recordsUtm && excludedBecause === null
          ? chooseCampaign(known.campaigns, utmCampaign, link.campaign)
          : link.campaign,
      excludedBecause,
      visitorHash: identified?.hash ?? null,
    }
  }
}

function readLanguage({ languages: [first] }: ReaderContext): LanguageTag | null {
  return first && first.length <= MAX_LANGUAGE_LENGTH ? first : null
}

function chooseCampaign(known: KnownValues, inUrl: string | undefined, ofSlug: string | null) {
  const isAccepted = inUrl !== undefined && (inUrl === ofSlug || acceptValue(known, inUrl))
  return isAccepted ? inUrl : ofSlug
}

function limitLanguage(known: KnownValues, language: LanguageTag | null): LanguageTag | null {
  if (language === null || acceptValue(known, language)) return language
  const base = baseLanguage(language)
  return isLanguageCode(base) ? base : null
}

/**
 * The host of the referring page; null without one, and for IP addresses and local names.
 *
 * @example parseReferrerHost('https://www.example.org/list?page=2') // 'www.example.org'
 */
export function parseReferrerHost(referrer: string | undefined): string | null {
  if (!referrer) return null
  const from = referrer.indexOf('://') + 3
  if (from < 3 || from > 10) return null
  const ends = referrer.slice(from, from + 300).search(/[/?#]/)
  const authority = ends < 0 ? referrer.slice(from) : referrer.slice(from, from + ends)
  const host = authority
    .slice(authority.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .toLowerCase()
  return isReferrerHost(host) ? host : null
}
