import type { RouterOutputs } from '@everyshelf/server/api'

export type ReportRow = RouterOutputs['admin']['reports']['list']['rows'][number]

export const reportStates: Readonly<Record<ReportRow['state'], string>> = {
  open: 'Open',
  acted: 'Dealt with',
  dismissed: 'Dismissed',
}

const reasons: Readonly<Record<ReportRow['reason'], string>> = {
  unsafe: 'Leads somewhere unsafe',
  misleading: 'Shows another book than it says',
  spam: 'Was sent as spam',
  other: 'Something else',
}

export function describeReport(reason: ReportRow['reason']): string {
  return reasons[reason]
}
