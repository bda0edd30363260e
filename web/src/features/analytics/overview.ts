import type { RouterOutputs } from '@everyshelf/server/api'

export type Overview = RouterOutputs['analytics']['overview']

export type Totals = Overview['totals']

export type DayTotals = Overview['days'][number]

/** A value of a dimension with the clicks of it; an empty value is one that nobody knows. */
export interface Share {
  readonly value: string
  readonly clicks: number
}

export type LiveMessage =
  RouterOutputs['analytics']['live'] extends AsyncIterable<infer Message> ? Message : never

export type LiveOpening = LiveMessage['openings'][number]
