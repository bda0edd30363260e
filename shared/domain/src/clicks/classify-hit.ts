import type { Browser, DeviceType, ExclusionReason } from './hit.ts'
import type { BotKind } from './known-bots.ts'

/** What a request tells of who sent it. */
export interface HitFacts {
  readonly method: string
  /** These three from the user agent, see `findBotKind`, `readDevice` and `readBrowser`. */
  readonly bot: BotKind | null
  readonly device: DeviceType
  readonly browser: Browser
  /** Whether it names a language that its reader speaks. */
  readonly hasLanguage: boolean
  /** Whether the link's owner, signed in, has sent it. */
  readonly isOwner: boolean
  /** Whether its address is of a network where programs run. */
  readonly isFromDataCentre: boolean
  /** Whether its address has opened more links than a person does. */
  readonly isOverLimit: boolean
  readonly headers: PurposeHeaders
}

type Header = string | readonly string[] | undefined

/**
 * In some of which a browser says that nobody has asked for the page yet: today's in `sec-purpose`,
 * older Chrome in `purpose`, older Safari in `x-purpose`, older Firefox in `x-moz`. Names in lower case.
 */
export type PurposeHeaders = Readonly<Record<string, Header>>

const AHEAD_OF_A_PERSON = /prefetch|prerender|preview/i

/**
 * Decides whether an opening is a person's click, and if not, why. The surest sign comes first.
 *
 * @example classifyHit({ ...facts, headers: { 'sec-purpose': 'prefetch' } }) // { excludedBecause: 'prefetch' }
 */
export function classifyHit(facts: HitFacts): { readonly excludedBecause: ExclusionReason | null } {
  return { excludedBecause: exclusionOf(facts) }
}

function exclusionOf(facts: HitFacts): ExclusionReason | null {
  if (facts.method === 'HEAD') return 'head'
  if (isAheadOfPerson(facts.headers)) return 'prefetch'
  if (facts.bot) return facts.bot
  if (facts.isOwner) return 'own-test'
  if (isDesktopWithoutLanguage(facts)) return 'automation'
  if (facts.isFromDataCentre && !isHandheld(facts)) return 'data-centre'
  return facts.isOverLimit ? 'over-limit' : null
}

function isAheadOfPerson(headers: PurposeHeaders): boolean {
  return (
    saysAhead(headers['sec-purpose']) ||
    saysAhead(headers.purpose) ||
    saysAhead(headers['x-purpose']) ||
    saysAhead(headers['x-moz'])
  )
}

function saysAhead(header: Header): boolean {
  return header !== undefined && AHEAD_OF_A_PERSON.test(String(header))
}

/**
 * Every browser on a computer says which languages its reader speaks, so that a request without one is
 * a program's, whichever browser it names. Apps on phones and tablets may leave it out.
 */
export function isDesktopWithoutLanguage({
  device,
  hasLanguage,
}: Pick<HitFacts, 'device' | 'hasLanguage'>): boolean {
  return device === 'Desktop' && !hasLanguage
}

/**
 * Phones and tablets reach us through rented machines too, by a VPN or because the browser itself
 * draws pages there (Silk, Opera Mini). Programs in data centres hardly ever claim to be one and name
 * a language as well.
 */
function isHandheld({ device, hasLanguage }: HitFacts): boolean {
  return device !== 'Desktop' && hasLanguage
}
