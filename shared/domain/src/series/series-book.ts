import type { SeriesPosition } from './position.ts'

export const SERIES_NAME_MAX_LENGTH = 120
export const SERIES_TEXT_MAX_LENGTH = 600

/** Whether the saved link of a book still works. An admin disables links, owners remove them. */
export const seriesBookStates = ['active', 'removed', 'disabled'] as const
export type SeriesBookState = (typeof seriesBookStates)[number]

/**
 * A book of a series. The order of the list is the reading order, which may differ from the numbers:
 * a prequel with the number 0.5 can be third.
 */
export interface SeriesBook {
  /** The saved link. */
  readonly linkId: string
  readonly position: SeriesPosition
  /** The book to read next, if the owner set it; null for the next one in reading order. */
  readonly nextLinkId: string | null
  readonly state: SeriesBookState
}
