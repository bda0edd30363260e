import { parseConfirmedChannels } from '@everyshelf/domain/affiliate'
import type { FirstStep } from '@everyshelf/domain/schemas'
import type { Updateable } from 'kysely'
import { parseJsonText, toIsoTime, toJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'
import type { OwnTags } from './own-tags.ts'

type Columns = Updateable<Tables['user_profile']>

export type ProfileRepo = ReturnType<typeof createProfileRepo>

export function createProfileRepo(db: Queries, transact: Transact) {
  /** Changes the current profile in a transaction, so concurrent changes are not lost. */
  function change(
    userId: string,
    now: Date,
    decide: (profile: Profile, queries: Queries) => Columns | Promise<Columns>,
  ) {
    return transact(async (queries) => {
      // The first write locks the row, so the next read stays current.
      await set(queries, userId, { updatedAt: toIsoTime(now) })
      await set(queries, userId, await decide(await find(queries, userId), queries))
    })
  }

  return {
    find: (userId: string) => find(db, userId),

    set: (userId: string, columns: Columns, now: Date) =>
      set(db, userId, { ...columns, updatedAt: toIsoTime(now) }),

    changeTags: (
      userId: string,
      decide: (tags: OwnTags, queries: Queries) => Promise<OwnTags>,
      now: Date,
    ) =>
      change(userId, now, async ({ affiliateTags, programIds }, queries) => {
        const changed = await decide({ affiliateTags, programIds }, queries)
        return {
          affiliateTags: toJsonText(changed.affiliateTags),
          programIds: toJsonText(changed.programIds),
        }
      }),

    addFirstStep: (userId: string, step: FirstStep, now: Date) =>
      change(userId, now, ({ firstSteps }) => ({
        firstSteps: toJsonText([...new Set([...firstSteps, step])]),
      })),
  }
}

type Profile = Awaited<ReturnType<typeof find>>

async function find(queries: Queries, userId: string) {
  const { affiliateTags, programIds, tagChannels, firstSteps, markedDays, ...rest } = await queries
    .selectFrom('user_profile')
    .select([
      'affiliateTags',
      'programIds',
      'tagChannels',
      'firstSteps',
      'markedDays',
      'weeklyEmail',
      'timeZone',
    ])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    affiliateTags: parseJsonText(affiliateTags),
    programIds: parseJsonText(programIds),
    tagChannels: parseConfirmedChannels(parseJsonText(tagChannels)),
    timeZone: rest.timeZone,
    weeklyEmail: rest.weeklyEmail === 1,
    firstSteps: parseJsonText(firstSteps),
    markedDays: parseJsonText(markedDays),
  }
}

async function set(queries: Queries, userId: string, columns: Columns) {
  await queries.updateTable('user_profile').set(columns).where('userId', '=', userId).execute()
}

export const profileData: PersonalData = {
  exportOwned: async ({ ofUser }) => ({
    user_profile: await ofUser('user_profile', 'all'),
    tag_change: await ofUser('tag_change', ['changedAt', 'before']),
  }),
  eraseOwned: ({ deleteOfUser }) => deleteOfUser('user_profile', 'tag_change'),
}
