import { classifyHit, type OldHitFacts, RULES_VERSION } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { Queries } from '../../../db/transact.ts'
import { toStoredHit } from '../hit.ts'
import { lockOwners, markUnpacked } from './hit-owners.repo.ts'
import { findDueProgress, type RulesProgress, writeRulesProgress } from './rules-progress.repo.ts'
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
