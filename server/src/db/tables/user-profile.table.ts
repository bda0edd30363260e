import type { AffiliateTags } from '@everyshelf/domain/affiliate'
import type { PublicId } from '@everyshelf/domain/links'
import type { IsoTime, JsonColumn } from '../columns.ts'

export interface UserProfileTable {
  userId: string
  /** Stands for the owner in links; random, and never the account's own key (S3). */
  publicId: PublicId
  username: string | null
  /** Kept while the plan is free, in force while it is premium. */
  affiliateTags: JsonColumn<AffiliateTags>
  premiumUntil: IsoTime | null
  createdAt: IsoTime
  updatedAt: IsoTime
}
