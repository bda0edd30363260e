import type { DeviceType, ExclusionReason } from './hit.ts'
import type { BotKind } from './known-bots.ts'

/** Raise it with every change of a rule here: the server then classifies the stored hits again. */
export const RULES_VERSION = 1

/** What is stored of a hit's sender. The user agent and the IP address are not. */
interface StoredFacts {
  readonly device: DeviceType
  /** Null for a request whose Accept-Language header is missing or has no language. */
  readonly language: string | null
}

/** What a request says about its sender. */
export interface HitFacts extends StoredFacts {
  readonly method: string
  /** From the user agent, see `findBotKind`. */
  readonly bot: BotKind | null
  /** Whether the link's owner is signed in and sent it. */
  readonly isOwner: boolean
  /** Whether its IP address belongs to a data center. */
  readonly isFromDataCenter: boolean
  /** Whether its IP address sent more hits than a person does. */
  readonly isOverLimit: boolean
  readonly headers: LoadHeaders
}

/** A hit that was classified before. */
export interface OldHitFacts extends StoredFacts {
  readonly excludedBecause: ExclusionReason | null
}

type Header = string | readonly string[] | undefined

/**
 * Request headers, by names in lower case. A browser that loads a page before the reader asks for
 * it says so in one of four: Chrome in `sec-purpose`, older Chrome in `purpose`, older Safari in
 * `x-purpose`, older Firefox in `x-moz`. In `sec-fetch-dest`, it says what the response is for.
 */
export type LoadHeaders = Readonly<Record<string, Header>>

interface Rule {
  readonly reason: ExclusionReason
  readonly applies: (facts: HitFacts) => boolean
  /** For a rule that needs only what is stored. No other rule can change the reason of an old hit. */
  readonly appliesToOld?: (facts: StoredFacts) => boolean
}

/** The most certain reason comes first. */
const rules: readonly Rule[] = [
  { reason: 'head', applies: ({ method }) => method === 'HEAD' },
  { reason: 'prefetch', applies: ({ headers }) => isPrefetch(headers) },
  { reason: 'background', applies: ({ headers }) => isBackgroundLoad(headers) },
  { reason: 'preview-bot', applies: ({ bot }) => bot === 'preview-bot' },
  { reason: 'crawler', applies: ({ bot }) => bot === 'crawler' },
  { reason: 'automation', applies: ({ bot }) => bot === 'automation' },
  { reason: 'own-test', applies: ({ isOwner }) => isOwner },
  {
    reason: 'automation',
    applies: isDesktopWithoutLanguage,
    appliesToOld: isDesktopWithoutLanguage,
  },
  { reason: 'data-center', applies: (facts) => facts.isFromDataCenter && !isHandheld(facts) },
  { reason: 'over-limit', applies: ({ isOverLimit }) => isOverLimit },
  // The server finds repeats among the hits that these rules count.
  { reason: 'repeat', applies: () => false },
]

/**
 * Decides why a hit is not a click; null for a click. For an old hit, a rule that needs the request decides
 * as it did then.
 *
 * @example classifyHit({ device: 'Desktop', language: null, excludedBecause: null }) // 'automation'
 */
export function classifyHit(hit: HitFacts | OldHitFacts): ExclusionReason | null {
  const rule =
    'headers' in hit
      ? rules.find(({ applies }) => applies(hit))
      : rules.find(({ reason, appliesToOld }) =>
          appliesToOld ? appliesToOld(hit) : hit.excludedBecause === reason,
        )
  return rule?.reason ?? null
}

/**
 * Every browser on a computer names a language, so this is a program, even if its user agent is that of a
 * browser. Apps on phones and tablets may leave the language out.
 */
function isDesktopWithoutLanguage({ device, language }: StoredFacts): boolean {
  return device === 'Desktop' && language === null
}

/**
 * People on phones and tablets can have a data center's address: they use a VPN, or their browser
 * renders pages on a server (Silk, Opera Mini). Programs in data centers hardly ever claim to be a
 * phone and name a language as well.
 */
function isHandheld({ device, language }: StoredFacts): boolean {
  return device !== 'Desktop' && language !== null
}

/**
 * Whether a page loads a link for something other than showing it to a reader: as an image, a script, a frame,
 * or data. Otherwise any page could inflate an author's clicks this way, and use the affiliate tag although
 * no reader opened the link. Source: W3C Fetch Metadata Request Headers §2.1. Chromium omits the header from
 * a WebSocket's handshake.
 *
 * @example isBackgroundLoad({ 'sec-fetch-dest': 'image' }) // true
 */
export function isBackgroundLoad(headers: LoadHeaders): boolean {
  return (
    (headers['sec-fetch-dest'] || 'document') !== 'document' ||
    (headers.upgrade !== undefined && WEBSOCKET.test(String(headers.upgrade)))
  )
}

/**
 * Whether a browser loads a link in advance and, after a 503 response, asks again when the reader opens it.
 *
 * @example isRepeatedPrefetch({ 'sec-purpose': 'prefetch;prerender' }) // true
 */
export function isRepeatedPrefetch(headers: LoadHeaders): boolean {
  return hasPrefetchPurpose(headers['sec-purpose'])
}

/**
 * Whether no reader opened the link, as far as the request says: it then gets no affiliate tag.
 *
 * @example isOpenedByNoReader('HEAD', {}) // true
 */
export function isOpenedByNoReader(method: string | undefined, headers: LoadHeaders): boolean {
  return method === 'HEAD' || isPrefetch(headers) || isBackgroundLoad(headers)
}

function isPrefetch(headers: LoadHeaders): boolean {
  return (
    isRepeatedPrefetch(headers) ||
    hasPrefetchPurpose(headers.purpose) ||
    hasPrefetchPurpose(headers['x-purpose']) ||
    hasPrefetchPurpose(headers['x-moz'])
  )
}

const WEBSOCKET = /websocket/i
const PREFETCH_PURPOSE = /prefetch|prerender|preview/i

function hasPrefetchPurpose(header: Header): boolean {
  return header !== undefined && PREFETCH_PURPOSE.test(String(header))
}
