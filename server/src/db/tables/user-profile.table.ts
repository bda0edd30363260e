import type { AffiliateTags, ProgrammeIds } from '@everyshelf/domain/affiliate'
import type { PublicId } from '@everyshelf/domain/links'
import type { FirstStep } from '@everyshelf/domain/schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, IsoTime, JsonColumn, JsonText } from '../columns.ts'

export interface UserProfileTable {
  userId: string
  /** Stands for the owner in links; random, and never the account's own key (S3). */
  publicId: PublicId
  username: string | null
  /** Kept while the plan is free, in force while it is premium. */
  affiliateTags: JsonColumn<AffiliateTags>
  /** Kept and in force like the tags. */
  programmeIds: ColumnType<
    JsonText<ProgrammeIds>,
    JsonText<ProgrammeIds> | undefined,
    JsonText<ProgrammeIds>
  >
  premiumUntil: IsoTime | null
  /** By whose clock the owner's clicks are counted into days. */
  timeZone: Generated<string>
  /** What the owner has asked for, until the clicks are counted anew. */
  nextTimeZone: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether its owner asked for the weekly mail. */
  weeklyDigest: Generated<Flag>
  /** The Monday of the last week of which the owner was told, or had nothing to be told. */
  digestedWeek: ColumnType<string | null, string | null | undefined, string | null>
  /** Which first steps the owner has done or put away. */
  firstSteps: ColumnType<
    JsonText<FirstStep[]>,
    JsonText<FirstStep[]> | undefined,
    JsonText<FirstStep[]>
  >
  createdAt: IsoTime
  updatedAt: IsoTime
}
