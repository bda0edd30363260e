import type { RouterOutputs } from '@everyshelf/server/api'

export type EarningsOverview = RouterOutputs['earnings']['overview']

export type EarningDay = EarningsOverview['days'][number]

export type ImportedReport = RouterOutputs['earnings']['listImports'][number]

export type EarningSettings = RouterOutputs['earnings']['settings']
