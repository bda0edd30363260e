import type { Browser, DeviceType, ExclusionReason } from './hit.ts'
import type { BotKind } from './known-bots.ts'

/** What a request says about its sender. */
export interface HitFacts {
  readonly method: string
  /** These three come from the user agent: see `findBotKind`, `readDevice` and `readBrowser`. */
  readonly bot: BotKind | null
  readonly device: DeviceType
  readonly browser: Browser
  /** Whether the request has an Accept-Language header with at least one language. */
  readonly hasLanguage: boolean
  /** Whether the link's owner is signed in and sent it. */
  readonly isOwner: boolean
  /** Whether its IP address belongs to a data center. */
  readonly isFromDataCenter: boolean
  /** Whether its IP address sent more hits than a person does. */
  readonly isOverLimit: boolean
  readonly headers: LoadHeaders
}

type Header = string | readonly string[] | undefined

/**
 * Request headers, by names in lower case. A browser that loads a page before the reader asks for
 * it says so in one of four: Chrome in `sec-purpose`, older Chrome in `purpose`, older Safari in
 * `x-purpose`, older Firefox in `x-moz`. In `sec-fetch-dest`, it says what the response is for.
 */
export type LoadHeaders = Readonly<Record<string, Header>>

const PREFETCH_PURPOSE = /prefetch|prerender|preview/i

/**
 * Decides whether a hit counts as a click. If not, `excludedBecause` is the reason; if several
 * reasons apply, it is the most certain one.
 *
 * @example classifyHit({ ...facts, headers: { 'sec-purpose': 'prefetch' } }) // { excludedBecause: 'prefetch' }
 */
export function classifyHit(facts: HitFacts): { readonly excludedBecause: ExclusionReason | null } {
  return { excludedBecause: findExclusion(facts) }
}

function findExclusion(facts: HitFacts): ExclusionReason | null {
  if (facts.method === 'HEAD') return 'head'
  if (isPrefetch(facts.headers)) return 'prefetch'
  if (isBackgroundLoad(facts.headers)) return 'background'
  if (facts.bot) return facts.bot
  if (facts.isOwner) return 'own-test'
  if (isDesktopWithoutLanguage(facts)) return 'automation'
  if (facts.isFromDataCenter && !isHandheld(facts)) return 'data-center'
  return facts.isOverLimit ? 'over-limit' : null
}

/**
 * Whether a page loads a link for something other than showing it to a reader: as an image, a script, a frame,
 * or data. Any page could inflate an author's clicks so, and it would use the affiliate tag although no
 * reader opened the link. Source: W3C Fetch Metadata Request Headers §2.1. Chromium does not send it
 * with the handshake of a WebSocket.
 *
 * @example isBackgroundLoad({ 'sec-fetch-dest': 'image' }) // true
 */
export function isBackgroundLoad(headers: LoadHeaders): boolean {
  return (
    (headers['sec-fetch-dest'] || 'document') !== 'document' ||
    /websocket/i.test(String(headers.upgrade ?? ''))
  )
}

/**
 * Whether a browser loads a link in advance, and asks again when the reader opens it if the response is 503.
 *
 * @example isRepeatedPrefetch({ 'sec-purpose': 'prefetch;prerender' }) // true
 */
export function isRepeatedPrefetch(headers: LoadHeaders): boolean {
  return hasPrefetchPurpose(headers['sec-purpose'])
}

function isPrefetch(headers: LoadHeaders): boolean {
  return (
    isRepeatedPrefetch(headers) ||
    hasPrefetchPurpose(headers.purpose) ||
    hasPrefetchPurpose(headers['x-purpose']) ||
    hasPrefetchPurpose(headers['x-moz'])
  )
}

function hasPrefetchPurpose(header: Header): boolean {
  return header !== undefined && PREFETCH_PURPOSE.test(String(header))
}

/**
 * Whether a request claims to come from a computer but names no language. Every browser on a
 * computer sends one, so this is a program, even if its user agent is that of a browser. Apps on phones and
 * tablets may leave the language out.
 *
 * @example isDesktopWithoutLanguage({ device: 'Desktop', hasLanguage: false }) // true
 */
export function isDesktopWithoutLanguage({
  device,
  hasLanguage,
}: Pick<HitFacts, 'device' | 'hasLanguage'>): boolean {
  return device === 'Desktop' && !hasLanguage
}

/**
 * People on phones and tablets can have a data center's address: they use a VPN, or their browser
 * renders pages on a server (Silk, Opera Mini). Programs in data centers hardly ever claim to be a
 * phone and name a language as well.
 */
function isHandheld({ device, hasLanguage }: HitFacts): boolean {
  return device !== 'Desktop' && hasLanguage
}
