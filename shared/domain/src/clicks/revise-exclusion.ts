import { isDesktopWithoutLanguage } from './classify-hit.ts'
import type { DeviceType, ExclusionReason } from './hit.ts'

/**
 * To be raised with every change of `reviseExclusion`: hits that are kept are then counted anew.
 * 2: programs that name neither a browser nor a language.
 * 3: computers that name no language, whichever browser they name.
 */
export const RULES_VERSION = 3

/** What is kept of a hit and tells who sent it. The user agent and the address are not. */
export interface KeptFacts {
  readonly device: DeviceType
  readonly language: string | null
  readonly excludedBecause: ExclusionReason | null
}

/** Those that `classifyHit` looks for after computers without a language. */
const lessSure: readonly (ExclusionReason | null)[] = ['data-centre', 'over-limit', 'repeat', null]

/**
 * Why a hit that is kept is no click by the rules of today, as far as what is kept tells. Whatever was
 * decided by a user agent or an address stays as it was decided then.
 *
 * @example reviseExclusion({ device: 'Desktop', language: null, excludedBecause: null }) // 'automation'
 */
export function reviseExclusion(hit: KeptFacts): ExclusionReason | null {
  const { device, language, excludedBecause } = hit
  if (!lessSure.includes(excludedBecause)) return excludedBecause
  const isProgram = isDesktopWithoutLanguage({ device, hasLanguage: language !== null })
  return isProgram ? 'automation' : excludedBecause
}
