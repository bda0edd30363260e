import { type ConfirmedPlaces, readConfirmedPlaces } from '@everyshelf/domain/affiliate'
import type { FirstStep } from '@everyshelf/domain/schemas'
import { parseJsonText, toFlag, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { ClickQueries } from '../clicks/click-store.ts'
import type { OwnTags } from './own-tags.ts'
import { collectOwnedRows, type OwnedRows } from './owned-rows.repo.ts'

export interface ProfileRepo {
  readonly findTags: (userId: string) => Promise<OwnTags>
  readonly findTagPlaces: (userId: string) => Promise<ConfirmedPlaces>
  readonly setTagPlaces: (userId: string, places: ConfirmedPlaces, now: Date) => Promise<void>
  /** The time zone of the owner's days. */
  readonly findTimeZone: (userId: string) => Promise<string>
  readonly setTimeZone: (userId: string, timeZone: string, now: Date) => Promise<void>
  readonly findWeeklyEmail: (userId: string) => Promise<boolean>
  readonly setWeeklyEmail: (userId: string, isOn: boolean, now: Date) => Promise<void>
  readonly findFirstSteps: (userId: string) => Promise<readonly FirstStep[]>
  /** Adds to the current steps in a transaction, so concurrent steps are not lost. */
  readonly addFirstStep: (userId: string, step: FirstStep, now: Date) => Promise<void>
  readonly rename: (userId: string, firstName: string, now: Date) => Promise<void>
  /** Changes the current tags in a transaction, so concurrent changes are not lost. */
  readonly changeTags: (
    userId: string,
    change: (tags: OwnTags, queries: Queries) => Promise<OwnTags>,
    now: Date,
  ) => Promise<void>
  /** Every row that belongs to an account, by table, without secrets; only the newest clicks. */
  readonly collect: (userId: string, email: string, clicksAtMost: number) => Promise<OwnedRows>
}

export function createProfileRepo(
  db: Queries,
  transact: Transact,
  clicks: Pick<ClickQueries, 'listNewest' | 'listTotals'>,
): ProfileRepo {
  return {
    changeTags: (userId, change, now) =>
      transact(async (queries) => {
        // The first write locks the row, so the next read stays current.
        await queries
          .updateTable('user_profile')
          .set({ updatedAt: toIsoTime(now) })
          .where('userId', '=', userId)
          .execute()
        const { affiliateTags, programIds } = await change(await findTags(queries, userId), queries)
        await queries
          .updateTable('user_profile')
          .set({
            affiliateTags: toJsonText(affiliateTags),
            programIds: toJsonText(programIds),
          })
          .where('userId', '=', userId)
          .execute()
      }),

    findTags: (userId) => findTags(db, userId),

    findTagPlaces: async (userId) => {
      const { tagPlaces } = await db
        .selectFrom('user_profile')
        .select('tagPlaces')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return readConfirmedPlaces(parseJsonText(tagPlaces))
    },

    setTagPlaces: async (userId, places, now) => {
      await db
        .updateTable('user_profile')
        .set({ tagPlaces: toJsonText<Partial<ConfirmedPlaces>>(places), updatedAt: toIsoTime(now) })
        .where('userId', '=', userId)
        .execute()
    },

    findTimeZone: async (userId) => {
      const { timeZone } = await db
        .selectFrom('user_profile')
        .select('timeZone')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return timeZone
    },

    setTimeZone: async (userId, timeZone, now) => {
      await db
        .updateTable('user_profile')
        .set({ timeZone, updatedAt: toIsoTime(now) })
        .where('userId', '=', userId)
        .execute()
    },

    findWeeklyEmail: async (userId) => {
      const { weeklyEmail } = await db
        .selectFrom('user_profile')
        .select('weeklyEmail')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return weeklyEmail === 1
    },

    setWeeklyEmail: async (userId, isOn, now) => {
      await db
        .updateTable('user_profile')
        .set({ weeklyEmail: toFlag(isOn), updatedAt: toIsoTime(now) })
        .where('userId', '=', userId)
        .execute()
    },

    findFirstSteps: (userId) => findFirstSteps(db, userId),

    addFirstStep: (userId, step, now) =>
      transact(async (queries) => {
        await queries
          .updateTable('user_profile')
          .set({ updatedAt: toIsoTime(now) })
          .where('userId', '=', userId)
          .execute()
        const steps = new Set([...(await findFirstSteps(queries, userId)), step])
        await queries
          .updateTable('user_profile')
          .set({ firstSteps: toJsonText([...steps]) })
          .where('userId', '=', userId)
          .execute()
      }),

    rename: async (userId, firstName, now) => {
      await db
        .updateTable('user_profile')
        .set({ username: firstName, updatedAt: toIsoTime(now) })
        .where('userId', '=', userId)
        .execute()
    },

    collect: (...args) => collectOwnedRows(db, clicks, ...args),
  }
}

async function findFirstSteps(queries: Queries, userId: string): Promise<FirstStep[]> {
  const { firstSteps } = await queries
    .selectFrom('user_profile')
    .select('firstSteps')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return parseJsonText(firstSteps)
}

async function findTags(queries: Queries, userId: string): Promise<OwnTags> {
  const { affiliateTags, programIds } = await queries
    .selectFrom('user_profile')
    .select(['affiliateTags', 'programIds'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    affiliateTags: parseJsonText(affiliateTags),
    programIds: parseJsonText(programIds),
  }
}
