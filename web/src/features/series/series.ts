import type { RouterOutputs } from '@everyshelf/server/api'

export type SeriesSummary = RouterOutputs['series']['list'][number]
export type SuggestedSeries = RouterOutputs['series']['suggest'][number]
export type Series = RouterOutputs['series']['get']
export type SeriesBook = Series['books'][number]
