import { RULES_VERSION, reviseExclusion } from '@everyshelf/domain/clicks'
import type { Hit } from '../hit.ts'

/** In `service_state`: by which rules the hits that are kept were classified, and how far. */
export const REVISION = 'click-rules'

/** Hits up to the one that is reached are counted by the rules of this version, the others by older ones. */
export interface Revision {
  readonly version: number
  /** Null when all are. */
  readonly reached: bigint | null
  readonly begunAtMs: number
}

/** What a change of the rules says about hits that are kept; the product has one, tests have others. */
export interface Rules {
  readonly version: number
  readonly revise: (
    hit: Pick<Hit, 'device' | 'browser' | 'language' | 'excludedBecause'>,
  ) => Hit['excludedBecause']
}

export const presentRules: Rules = { version: RULES_VERSION, revise: reviseExclusion }

/**
 * Hits by the older rules may still come for so long: from processes that were not replaced yet, and
 * from those that had to wait for the database.
 */
const OLD_HITS_COME_FOR_MS = 15 * 60 * 1000

export function beginRevision({ version }: Rules, now: Date): Revision {
  return { version, reached: -1n, begunAtMs: now.getTime() }
}

export function endOf({ begunAtMs }: Revision): number {
  return begunAtMs + OLD_HITS_COME_FOR_MS
}

export function isOver(revision: Revision, now: Date): boolean {
  return now.getTime() >= endOf(revision)
}

export function parseRevision(text: string | undefined): Revision | null {
  if (text === undefined) return null
  const { version, reached, begunAtMs } = JSON.parse(text)
  return { version, reached: reached === null ? null : BigInt(reached), begunAtMs }
}

export function formatRevision({ version, reached, begunAtMs }: Revision): string {
  return JSON.stringify({ version, reached: reached === null ? null : String(reached), begunAtMs })
}
