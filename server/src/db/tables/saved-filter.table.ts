import type { LinkFilter } from '@everyshelf/domain/schemas'
import type { IsoTime, JsonColumn } from '../columns.ts'

/** A filter of the list of links that its owner named. */
export interface SavedFilterTable {
  id: string
  ownerId: string
  name: string
  filter: JsonColumn<LinkFilter>
  createdAt: IsoTime
}
