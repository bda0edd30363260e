import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../columns.ts'

/** A saved link as it was after each change by its owner; version 0 is how it was before the first. */
export interface LinkVersionTable {
  linkId: string
  version: number
  /** Who changed it; the rows go with the account. */
  ownerId: string
  changedAt: IsoTime
  slug: Slug
  /** As in `saved_link`. */
  settings: string
  /** The version that this one takes back. */
  undoneVersion: number | null
}
