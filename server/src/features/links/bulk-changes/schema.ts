import type { ErrorCode } from '@everyshelf/domain/messages'
import type { BulkAction, BulkOutcome, UnchangedReason } from '@everyshelf/domain/schemas'
import { integer, json, table, text, time } from '../../../db/table.ts'

/** What a change added to a link and what it removed: codes of stores, countries, or formats, or texts. */
export interface BulkEffect {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export const bulkChangesTables = {
  /** One change of many links by their owner. Its links are in `bulk_change_link`. */
  bulk_change: table(
    {
      id: text().key(),
      ownerId: text(),
      action: json<BulkAction>(),
      createdAt: time(),
      /** When the owner asked to undo it; null if they did not. */
      undoneAt: time().nullable(),
    },
    { indexes: [['ownerId', 'createdAt']] },
  ),
  /** One link of a bulk change. */
  bulk_change_link: table(
    {
      changeId: text(),
      /** 1 is changed first. */
      position: integer(),
      linkId: text(),
      outcome: text<BulkOutcome>(),
      /** Why the link stays as it is; null if it changed. */
      reason: text<UnchangedReason | ErrorCode>().nullable(),
      /** The version in `link_version` that the change made; null for a change without a version. */
      version: integer().nullable(),
      /** Null unless the link changed. */
      effect: json<BulkEffect>().nullable(),
    },
    { key: ['changeId', 'position'], indexes: [['changeId', 'outcome', 'position']] },
  ),
}
