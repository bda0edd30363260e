import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../columns.ts'

/** A saved link after each change by its owner. Version 0 is the link before the first change. */
export interface LinkVersionTable {
  linkId: string
  version: number
  /** Who changed it. The rows are deleted with the account. */
  ownerId: string
  changedAt: IsoTime
  slug: Slug
  /** As in `saved_link`. */
  settings: string
  /** The version that this one undoes. */
  undoneVersion: number | null
}
