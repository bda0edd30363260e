import type { ErrorCode } from '@everyshelf/domain/messages'
import type { BulkOutcome, UnchangedReason } from '@everyshelf/domain/schemas'
import type { ColumnType } from 'kysely'
import type { JsonText } from '../columns.ts'

/** What a change added to a link and what it removed: codes of stores, countries, or formats. */
export interface BulkEffect {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** One link of a bulk change. */
export interface BulkChangeLinkTable {
  changeId: string
  /** 1 is changed first. */
  position: number
  linkId: string
  outcome: BulkOutcome
  /** Why the link stays as it is; null if it changed. */
  reason: UnchangedReason | ErrorCode | null
  /** The version in `link_version` that the change made; null for a change without a version. */
  version: number | null
  /** Null unless the link changed. */
  effect: ColumnType<
    JsonText<BulkEffect> | null,
    JsonText<BulkEffect> | null,
    JsonText<BulkEffect> | null
  >
}
