import { classifyHit, type OldHitFacts, RULES_VERSION } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import { readState, writeState } from '../../../db/service-state.repo.ts'
import type { Queries } from '../../../db/transact.ts'
import { toStoredHit } from '../hit.ts'
import { lockOwners, markUnpacked } from './hit-owners.repo.ts'
import { selectHits } from './stored-hits.repo.ts'

/** How stored hits are classified. Tests bring their own rules. */
export const currentRules = {
  version: RULES_VERSION,
  reclassify: (hit: OldHitFacts): OldHitFacts['excludedBecause'] => classifyHit(hit),
}
export type Rules = typeof currentRules

/** Few enough that no redirect waits long for the database. */
const HITS_PER_STEP = 1000

interface ReclassifyDeps {
  readonly db: Queries
  readonly rules?: Rules
  readonly now: () => number
  readonly shouldStop: () => boolean
}

/** After the rules have changed, classifies all stored hits again. */
export async function reclassifyHits(
  deps: ReclassifyDeps,
  hitsPerStep = HITS_PER_STEP,
): Promise<void> {
  const { db, rules = currentRules, now, shouldStop } = deps
  const hasHits = async () =>
    (await db.selectFrom('link_hit').select('owner').limit(1).executeTakeFirst()) !== undefined
  const due = await findDueProgress({ db, version: rules.version, now, hasHits })
  for (let next = due?.next ?? null; due && next && !shouldStop(); ) {
    const from = next
    next = await db.transaction().execute(async (queries) => {
      const reached = await reclassifyNext(queries, rules, from, hitsPerStep)
      await writeRulesProgress(queries, { ...due, next: reached }, now())
      return reached
    })
  }
}

/** Classifies the next hits and returns where to continue. Their days are packed again later. */
async function reclassifyNext(
  queries: Queries,
  rules: Rules,
  { owner, id }: NonNullable<RulesProgress['next']>,
  limit: number,
): Promise<RulesProgress['next']> {
  const rows = await selectHits(queries)
    .where(sql<boolean>`(link_hit.owner, link_hit.id) > (${owner}, ${BigInt(id)})`)
    .orderBy('link_hit.owner')
    .orderBy('link_hit.id')
    .limit(limit)
    .execute()
  const changed = rows.flatMap((row) => {
    const hit = toStoredHit(row)
    const excludedBecause = rules.reclassify(hit)
    return excludedBecause === hit.excludedBecause
      ? []
      : [{ hit, excludedBecause, owner: row.owner }]
  })
  await lockOwners(
    queries,
    changed.map(({ owner }) => owner),
  )
  const days = Map.groupBy(changed, ({ hit }) => hit.openedAt.slice(0, 10))
  for (const [day, ofDay] of days) {
    const owners = [...new Set(ofDay.map(({ owner }) => owner))]
    await markUnpacked(queries, owners, day)
  }
  for (const { hit, excludedBecause, owner } of changed) {
    await queries
      .updateTable('link_hit')
      .set({ excludedBecause })
      .where('owner', '=', owner)
      .where('id', '=', hit.id)
      .execute()
  }
  const last = rows.at(-1)
  return last && rows.length === limit ? { owner: last.owner, id: last.idText } : null
}

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
