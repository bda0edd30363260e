import type { AffiliateTags, ConfirmedPlaces, ProgramIds } from '@everyshelf/domain/affiliate'
import type { PublicId } from '@everyshelf/domain/links'
import type { FirstStep } from '@everyshelf/domain/schemas'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, IsoTime, JsonColumn, JsonText } from '../columns.ts'

export interface UserProfileTable {
  userId: string
  /** A random id for the owner in links, different from the account's id (S3). */
  publicId: PublicId
  username: string | null
  /** Stored on every plan, used only with Premium. */
  affiliateTags: JsonColumn<AffiliateTags>
  /** Stored and used like the tags. */
  programmeIds: ColumnType<
    JsonText<ProgramIds>,
    JsonText<ProgramIds> | undefined,
    JsonText<ProgramIds>
  >
  /** The places outside the web where they may use their tags; `{}` if they confirmed none. */
  tagPlaces: ColumnType<
    JsonText<Partial<ConfirmedPlaces>>,
    JsonText<Partial<ConfirmedPlaces>> | undefined,
    JsonText<Partial<ConfirmedPlaces>>
  >
  premiumUntil: IsoTime | null
  /** The time zone of the owner's daily totals. */
  timeZone: Generated<string>
  /** Whether the owner turned on the weekly email. This column, the next, and the API keep their first names. */
  weeklyDigest: Generated<Flag>
  /** The Monday of the last weekly email that was written or skipped. */
  digestedWeek: ColumnType<string | null, string | null | undefined, string | null>
  /** The first steps that the owner has completed or dismissed. */
  firstSteps: ColumnType<
    JsonText<FirstStep[]>,
    JsonText<FirstStep[]> | undefined,
    JsonText<FirstStep[]>
  >
  createdAt: IsoTime
  updatedAt: IsoTime
}
