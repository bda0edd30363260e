import { RULES_VERSION, reviseExclusion } from '@everyshelf/domain/clicks'
import type { Hit } from '../hit.ts'

/** The key in `service_state` of the rules that classified the stored hits, and the progress. */
export const RECLASSIFICATION_KEY = 'click-rules'

/** Hits up to `reached` are classified by the rules of this version, later ones by older rules. */
export interface Reclassification {
  readonly version: number
  /** Null when all hits are done. */
  readonly reached: bigint | null
  readonly begunAtMs: number
}

/** How stored hits are classified again. Tests bring their own rules. */
export interface Rules {
  readonly version: number
  readonly reclassify: (
    hit: Pick<Hit, 'device' | 'browser' | 'language' | 'excludedBecause'>,
  ) => Hit['excludedBecause']
}

export const currentRules: Rules = { version: RULES_VERSION, reclassify: reviseExclusion }

/**
 * Hits by older rules may still arrive for this long: from processes that are not replaced yet, and
 * from spools that waited for the database.
 */
const OLD_RULES_GRACE_MS = 15 * 60 * 1000

export function startReclassification({ version }: Rules, now: Date): Reclassification {
  return { version, reached: -1n, begunAtMs: now.getTime() }
}

export function endOf({ begunAtMs }: Reclassification): number {
  return begunAtMs + OLD_RULES_GRACE_MS
}

export function isOver(reclassification: Reclassification, now: Date): boolean {
  return now.getTime() >= endOf(reclassification)
}

export function parseReclassification(text: string | undefined): Reclassification | null {
  if (text === undefined) return null
  const { version, reached, begunAtMs } = JSON.parse(text)
  return { version, reached: reached === null ? null : BigInt(reached), begunAtMs }
}

export function formatReclassification({ version, reached, begunAtMs }: Reclassification): string {
  return JSON.stringify({ version, reached: reached === null ? null : String(reached), begunAtMs })
}
