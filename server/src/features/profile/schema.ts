import type { AffiliateTags, ConfirmedChannels, ProgramIds } from '@everyshelf/domain/affiliate'
import type { PublicId } from '@everyshelf/domain/links'
import type { FirstStep, MarkedDay } from '@everyshelf/domain/schemas'
import { flag, json, table, text, time } from '../../db/table.ts'

export const profileTables = {
  user_profile: table(
    {
      userId: text().key(),
      /** A random id for the owner in links, different from the account's id. */
      publicId: text<PublicId>().unique(),
      username: text().nullable(),
      /** Stored on every plan, used only with Premium. */
      affiliateTags: json<AffiliateTags>(),
      /** Stored and used like the tags. */
      programIds: json<ProgramIds>().default('{}'),
      /** The channels outside the web where they may use their tags; `{}` if they confirmed none. */
      tagChannels: json<Partial<ConfirmedChannels>>().default('{}'),
      premiumUntil: time().nullable(),
      /** The time zone of the owner's daily totals. */
      timeZone: text().default('UTC'),
      /** Whether the owner turned on the weekly email. */
      weeklyEmail: flag().default(0),
      /** The Monday of the last weekly email that was written or skipped. */
      weeklyEmailWeek: text().nullable(),
      /** The first steps whose notes the owner has closed. */
      firstSteps: json<FirstStep[]>().default('[]'),
      /** What the owner has named in the charts of clicks, such as launches and newsletters. */
      markedDays: json<MarkedDay[]>().default('[]'),
      createdAt: time(),
      updatedAt: time(),
    },
    { indexes: [['weeklyEmail', 'weeklyEmailWeek'], ['premiumUntil']], prefixes: ['username'] },
  ),
  /** Changes of an owner's tags by extensions within an hour, stored while they can be undone. */
  tag_change: table(
    {
      id: text().key(),
      userId: text().partOf('user'),
      changedAt: time(),
      /** JSON of the tags that were set before. */
      before: text(),
    },
    { indexes: [['userId', 'changedAt'], ['changedAt']] },
  ),
}
