import type { ClickDimension } from '@everyshelf/domain/clicks'

/** All of an owner's openings of one day that have one value, such as one country, in common. */
export interface ClickValueTable {
  ownerId: string
  dimension: ClickDimension
  day: string
  /** Empty where nothing told. */
  value: string
  hits: number
  clicks: number
}
