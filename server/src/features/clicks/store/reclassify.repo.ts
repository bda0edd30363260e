import { RULES_VERSION, reviseExclusion } from '@everyshelf/domain/clicks'
import { sql } from 'kysely'
import type { Queries, Transact } from '../../../db/transact.ts'
import type { StoredHit } from '../hit.ts'
import { lockOwners, markUnpacked, NO_OWNER } from './hit-owners.repo.ts'
import { selectHits, toStoredHit } from './stored-hits.repo.ts'

/** The key in `service_state` of the rules that classified the stored hits, and the progress. */
const STATE_KEY = 'click-rules'

/** How stored hits are classified. Tests bring their own rules. */
export interface Rules {
  readonly version: number
  readonly reclassify: (
    hit: Pick<StoredHit, 'device' | 'browser' | 'language' | 'excludedBecause'>,
  ) => StoredHit['excludedBecause']
}

export const currentRules: Rules = { version: RULES_VERSION, reclassify: reviseExclusion }

/** Where to continue; null when all hits are classified by the rules of this version. */
interface Progress {
  readonly version: number
  readonly begunAtMs: number
  readonly next: { readonly owner: number; readonly id: string } | null
}

/** Processes of the previous version, and spools that they left, store hits for this long at most. */
const WAIT_MS = 15 * 60 * 1000
/** Few enough that no redirect waits long for the database. */
const HITS_PER_STEP = 1000
const START = { owner: NO_OWNER, id: '-1' }

interface ReclassifyDeps {
  readonly db: Queries
  readonly transact: Transact
  readonly rules?: Rules
  readonly now: () => number
  readonly shouldStop: () => boolean
}

/** Returns the job's run: after the rules have changed, it classifies all stored hits again. */
export function createReclassifyJob(deps: ReclassifyDeps): (hitsPerStep?: number) => Promise<void> {
  const { db, transact, rules = currentRules, now, shouldStop } = deps
  return async (hitsPerStep = HITS_PER_STEP) => {
    const known = await readProgress(db)
    // A process with newer rules does the work.
    if (known && known.version > rules.version) return
    let progress = known?.version === rules.version ? known : await begin()
    if (progress.next === null || now() < progress.begunAtMs + WAIT_MS) return
    while (progress.next !== null && !shouldStop()) {
      const { next } = progress
      const step: Progress = progress
      progress = await transact(async (queries) => {
        const reached = await reclassifyNext(queries, rules, next, hitsPerStep)
        return await writeProgress(queries, { ...step, next: reached })
      })
    }
  }

  /** On a new server, the first hit is classified by these rules. */
  async function begin(): Promise<Progress> {
    const hit = await db.selectFrom('link_hit').select('owner').limit(1).executeTakeFirst()
    const next = hit ? START : null
    return await writeProgress(db, { version: rules.version, begunAtMs: now(), next })
  }

  async function writeProgress(queries: Queries, progress: Progress): Promise<Progress> {
    const value = JSON.stringify(progress)
    const updatedAt = new Date(now()).toISOString()
    await queries
      .insertInto('service_state')
      .values({ key: STATE_KEY, value, updatedAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updatedAt }))
      .execute()
    return progress
  }
}

async function readProgress(db: Queries): Promise<Progress | null> {
  const row = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', STATE_KEY)
    .executeTakeFirst()
  return row ? JSON.parse(row.value) : null
}

/** Classifies the next hits and returns where to continue. Their days are packed again later. */
async function reclassifyNext(
  queries: Queries,
  rules: Rules,
  { owner, id }: typeof START,
  limit: number,
): Promise<Progress['next']> {
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
