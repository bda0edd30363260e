import type { LabelColor } from '@everyshelf/domain/links'
import { table, text, time } from '../../../db/table.ts'

export const labelsTables = {
  /** A label of one account. */
  label: table(
    {
      id: text().key(),
      ownerId: text(),
      name: text(),
      /** The folded name; unique within an account. */
      nameKey: text(),
      color: text<LabelColor>(),
      createdAt: time(),
    },
    { unique: [['ownerId', 'nameKey']] },
  ),
  /** The labels of saved links. */
  link_label: table(
    {
      linkId: text(),
      labelId: text(),
    },
    { key: ['linkId', 'labelId'], indexes: [['labelId']] },
  ),
}
