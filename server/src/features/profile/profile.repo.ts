import type { FirstStep } from '@everyshelf/domain/schemas'
import { parseJsonText, toFlag, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { OwnTags } from './own-tags.ts'
import { collectOwnedRows, type OwnedRows } from './owned-rows.repo.ts'

export interface ProfileRepo {
  readonly findTags: (userId: string) => Promise<OwnTags>
  /** By whose clock the owner's days are counted, or will be in a moment. */
  readonly findTimeZone: (userId: string) => Promise<string>
  readonly askForTimeZone: (userId: string, timeZone: string, now: Date) => Promise<void>
  readonly findWeeklyDigest: (userId: string) => Promise<boolean>
  readonly setWeeklyDigest: (userId: string, isWanted: boolean, now: Date) => Promise<void>
  readonly findFirstSteps: (userId: string) => Promise<readonly FirstStep[]>
  /** Adds to the steps there are at that moment: of two at once none is lost. */
  readonly addFirstStep: (userId: string, step: FirstStep, now: Date) => Promise<void>
  readonly rename: (userId: string, firstName: string, now: Date) => Promise<void>
  /** Changes tags from what they are at that moment: of two changes at once none is lost. */
  readonly changeTags: (
    userId: string,
    change: (tags: OwnTags, queries: Queries) => Promise<OwnTags>,
    now: Date,
  ) => Promise<void>
  /** Every row that belongs to an account, by table; no secret, and of the clicks the newest. */
  readonly collect: (userId: string, email: string, clicksAtMost: number) => Promise<OwnedRows>
}

export function createProfileRepo(db: Queries, transact: Transact): ProfileRepo {
  return {
    changeTags: (userId, change, now) =>
      transact(async (queries) => {
        // The first write takes the row's lock, so that what is read next stays true.
        await queries
          .updateTable('user_profile')
          .set({ updatedAt: toIsoTime(now) })
          .where('userId', '=', userId)
          .execute()
        const { affiliateTags, programmeIds } = await change(
          await findTags(queries, userId),
          queries,
        )
        await queries
          .updateTable('user_profile')
          .set({
            affiliateTags: toJsonText(affiliateTags),
            programmeIds: toJsonText(programmeIds),
          })
          .where('userId', '=', userId)
          .execute()
      }),

    findTags: (userId) => findTags(db, userId),

    findTimeZone: async (userId) => {
      const { timeZone, nextTimeZone } = await db
        .selectFrom('user_profile')
        .select(['timeZone', 'nextTimeZone'])
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return nextTimeZone ?? timeZone
    },

    askForTimeZone: async (userId, timeZone, now) => {
      await db
        .updateTable('user_profile')
        .set({ nextTimeZone: timeZone, updatedAt: toIsoTime(now) })
        .where('userId', '=', userId)
        .execute()
    },

    findWeeklyDigest: async (userId) => {
      const { weeklyDigest } = await db
        .selectFrom('user_profile')
        .select('weeklyDigest')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      return weeklyDigest === 1
    },

    setWeeklyDigest: async (userId, isWanted, now) => {
      await db
        .updateTable('user_profile')
        .set({ weeklyDigest: toFlag(isWanted), updatedAt: toIsoTime(now) })
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

    collect: (...person) => collectOwnedRows(db, ...person),
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
  const { affiliateTags, programmeIds } = await queries
    .selectFrom('user_profile')
    .select(['affiliateTags', 'programmeIds'])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    affiliateTags: parseJsonText(affiliateTags),
    programmeIds: parseJsonText(programmeIds),
  }
}
