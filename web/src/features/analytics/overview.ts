import type { RouterInputs, RouterOutputs } from '@everyshelf/server/api'

export type Overview = RouterOutputs['analytics']['overview']

export type OverviewInput = RouterInputs['analytics']['overview']

export type Totals = Overview['totals']

export type DayTotals = Overview['days'][number]

/** A value of a dimension and its clicks. An empty value means unknown. */
export interface Share {
  readonly value: string
  readonly clicks: number
}

export type LiveMessage =
  RouterOutputs['analytics']['live'] extends AsyncIterable<infer Message> ? Message : never

export type LiveHit = LiveMessage['hits'][number]
