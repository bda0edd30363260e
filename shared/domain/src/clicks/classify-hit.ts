import type { ExclusionReason } from './hit.ts'
import type { BotKind } from './known-bots.ts'

/** What a request tells of who sent it. */
export interface HitFacts {
  readonly method: string
  /** From the user agent, see `findBotKind`. */
  readonly bot: BotKind | null
  /** Whether its address has opened more links than a person does. */
  readonly isOverLimit: boolean
  /** `Sec-Purpose`, of today's browsers. */
  readonly secPurpose: string | undefined
  /** `Purpose` and `X-Purpose`, of older Chrome and Safari. */
  readonly purpose: string | undefined
  /** `X-Moz`, of older Firefox. */
  readonly xMoz: string | undefined
}

const AHEAD_OF_A_PERSON = /prefetch|prerender|preview/i

/**
 * Decides whether an opening is a person's click, and if not, why. The surest sign comes first.
 *
 * @example classifyHit({ ...facts, secPurpose: 'prefetch;prerender' }) // { excludedBecause: 'prefetch' }
 */
export function classifyHit(facts: HitFacts): { readonly excludedBecause: ExclusionReason | null } {
  return { excludedBecause: exclusionOf(facts) }
}

function exclusionOf(facts: HitFacts): ExclusionReason | null {
  if (facts.method === 'HEAD') return 'head'
  if (isAheadOfPerson(facts)) return 'prefetch'
  if (facts.bot) return facts.bot
  return facts.isOverLimit ? 'over-limit' : null
}

function isAheadOfPerson({ secPurpose, purpose, xMoz }: HitFacts): boolean {
  return [secPurpose, purpose, xMoz].some(
    (value) => value !== undefined && AHEAD_OF_A_PERSON.test(value),
  )
}
