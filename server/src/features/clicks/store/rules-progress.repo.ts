import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'

/** The key in `service_state` of the rules that classified the stored hits, and the progress. */
const STATE_KEY = 'click-rules'

/** Where to continue; null when all hits are classified by the rules of this version. */
export interface RulesProgress {
  readonly version: number
  readonly begunAtMs: number
  readonly next: { readonly owner: number; readonly id: string } | null
}

/** Processes of the previous version, and spools that they left, store hits for this long at most. */
const WAIT_MS = 15 * 60 * 1000

interface DueDeps {
  readonly db: Queries
  readonly version: number
  readonly now: () => number
  readonly hasHits: () => Promise<boolean>
}

/** What is left to classify by the rules of this version; null for nothing, or not yet. */
export async function findDueProgress(deps: DueDeps): Promise<RulesProgress | null> {
  const { db, version, now, hasHits } = deps
  const known = await readRulesProgress(db)
  // A process with newer rules does the work.
  if (known && known.version > version) return null
  if (known?.version === version) {
    return known.next === null || now() < known.begunAtMs + WAIT_MS ? null : known
  }
  // On a new server, the first hit is classified by these rules.
  const next = (await hasHits()) ? START : null
  await writeRulesProgress(db, { version, begunAtMs: now(), next }, now())
  return null
}

const START = { owner: 0, id: '-1' }

export async function writeRulesProgress(
  queries: Queries,
  progress: RulesProgress,
  nowMs: number,
): Promise<void> {
  await writeState(queries, STATE_KEY, JSON.stringify(progress), new Date(nowMs))
}

/** Null before the first hit. */
export async function readRulesProgress(db: Queries): Promise<RulesProgress | null> {
  const progress = await readState(db, STATE_KEY)
  return progress === null ? null : JSON.parse(progress)
}
