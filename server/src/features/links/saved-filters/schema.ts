import type { LinkFilter } from '@everyshelf/domain/schemas'
import { json, table, text, time } from '../../../db/table.ts'

export const savedFiltersTables = {
  /** A filter of the list of links that its owner named. */
  saved_filter: table(
    {
      id: text().key(),
      ownerId: text(),
      name: text(),
      filter: json<LinkFilter>(),
      createdAt: time(),
    },
    { indexes: [['ownerId']] },
  ),
}
