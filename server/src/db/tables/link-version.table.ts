import type { Slug } from '@everyshelf/domain/links'
import type { ColumnType } from 'kysely'
import type { IsoTime, JsonText } from '../columns.ts'

/** The names of the labels that a change gave a link, and of those that it took. */
export interface LabelsChange {
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

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
  /** Null for a change of the settings or the slug. */
  labels: ColumnType<
    JsonText<LabelsChange> | null,
    JsonText<LabelsChange> | null,
    JsonText<LabelsChange> | null
  >
}
