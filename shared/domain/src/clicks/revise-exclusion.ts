import { isDesktopWithoutLanguage } from './classify-hit.ts'
import type { DeviceType, ExclusionReason } from './hit.ts'

/** Increase it with every change of `reviseExclusion`: the server then reclassifies the stored hits. */
export const RULES_VERSION = 1

/** What is stored of a hit about its sender. The user agent and the IP address are not stored. */
export interface StoredHitFacts {
  readonly device: DeviceType
  readonly language: string | null
  readonly excludedBecause: ExclusionReason | null
}

/** The results that `classifyHit` reaches only after its check for computers without a language. */
const laterResults: readonly (ExclusionReason | null)[] = [
  'data-center',
  'over-limit',
  'repeat',
  null,
]

/**
 * Applies today's rules to a stored hit, as far as the stored data allows. A decision that depended
 * on the user agent or the IP address stays as it was. Returns the exclusion reason, or null for a
 * click.
 *
 * @example reviseExclusion({ device: 'Desktop', language: null, excludedBecause: null }) // 'automation'
 */
export function reviseExclusion(hit: StoredHitFacts): ExclusionReason | null {
  const { device, language, excludedBecause } = hit
  if (!laterResults.includes(excludedBecause)) return excludedBecause
  const isProgram = isDesktopWithoutLanguage({ device, hasLanguage: language !== null })
  return isProgram ? 'automation' : excludedBecause
}
