import type { LabelColor } from '@everyshelf/domain/links'
import type { IsoTime } from '../columns.ts'

/** A label of one account. */
export interface LabelTable {
  id: string
  ownerId: string
  name: string
  /** The folded name; unique within an account. */
  nameKey: string
  color: LabelColor
  createdAt: IsoTime
}

/** The labels of saved links. */
export interface LinkLabelTable {
  linkId: string
  labelId: string
}
