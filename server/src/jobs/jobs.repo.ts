import { toIsoTime } from '../db/columns.ts'
import type { DatabaseKind } from '../db/dialect.ts'
import type { Tables } from '../db/tables.ts'
import type { Queries } from '../db/transact.ts'

/** How a run ended. Times are milliseconds since 1970. */
export interface JobOutcome {
  readonly startedAt: number
  readonly tookMs: number
  readonly result: string | null
  readonly error: string | null
}

export interface JobClaim {
  readonly name: string
  readonly by: string
}

export interface JobsRepo {
  /** Adds missing rows, which are due at once. */
  readonly add: (names: readonly string[], now: number) => Promise<void>
  /** Jobs that are due and not claimed. */
  readonly listDue: (now: number) => Promise<string[]>
  /** False when another process claimed it first, or it is no longer due. */
  readonly claim: (
    claim: JobClaim,
    times: { readonly now: number; readonly until: number; readonly nextRunAt: number },
  ) => Promise<boolean>
  /** False when another process has claimed it meanwhile. */
  readonly renew: (claim: JobClaim, until: number) => Promise<boolean>
  /** Stores the result of a run. Releases the claim unless `keep` extends it. */
  readonly recordRun: (
    claim: JobClaim,
    outcome: JobOutcome,
    keep: { readonly until: number; readonly nextRunAt: number } | null,
  ) => Promise<boolean>
  readonly release: (claim: JobClaim) => Promise<void>
  /** Releases the claims of stopped processes. Only for a process that is alone on its database. */
  readonly releaseAll: () => Promise<void>
  readonly list: () => Promise<Tables['job'][]>
  /** Makes it due at once, or right after its current run. */
  readonly request: (name: string, now: number) => Promise<void>
}

const FREE = { claimedUntil: null, claimedBy: null }

export function createJobsRepo(db: Queries, kind: DatabaseKind): JobsRepo {
  const selectDue = (now: number) =>
    db
      .selectFrom('job')
      .select('name')
      .where('nextRunAt', '<=', iso(now))
      .where(({ or, eb }) =>
        or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', iso(now))]),
      )
  const updateOwn = ({ name, by }: JobClaim) =>
    db.updateTable('job').where('name', '=', name).where('claimedBy', '=', by)

  return {
    add: async (names, now) => {
      await db
        .insertInto('job')
        .values(names.map((name) => ({ name, nextRunAt: iso(now), ...FREE, ...NEVER_RUN })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    },

    listDue: async (now) => (await selectDue(now).execute()).map(({ name }) => name),

    claim: async ({ name, by }, { now, until, nextRunAt }) => {
      const due = selectDue(now).where('name', '=', name)
      // A second process skips the row instead of waiting. SQLite has one writer anyway.
      const free = kind === 'postgres' ? due.forUpdate().skipLocked() : due
      const { numUpdatedRows } = await db
        .updateTable('job')
        .set({ claimedUntil: iso(until), claimedBy: by, nextRunAt: iso(nextRunAt) })
        .where('name', 'in', free)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    renew: async (claim, until) => {
      const { numUpdatedRows } = await updateOwn(claim)
        .set({ claimedUntil: iso(until) })
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    recordRun: async (claim, { startedAt, ...outcome }, keep) => {
      const { numUpdatedRows } = await updateOwn(claim)
        .set({ ...outcome, lastRunAt: iso(startedAt) })
        .set(keep ? { claimedUntil: iso(keep.until), nextRunAt: iso(keep.nextRunAt) } : FREE)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    release: async (claim) => {
      await updateOwn(claim).set(FREE).execute()
    },

    releaseAll: async () => {
      await db.updateTable('job').set(FREE).where('claimedBy', 'is not', null).execute()
    },

    list: async () => await db.selectFrom('job').selectAll().orderBy('name').execute(),

    request: async (name, now) => {
      await db
        .updateTable('job')
        .set({ nextRunAt: iso(now) })
        .where('name', '=', name)
        .execute()
    },
  }
}

const NEVER_RUN = { lastRunAt: null, tookMs: null, result: null, error: null }

function iso(time: number): string {
  return toIsoTime(new Date(time))
}
