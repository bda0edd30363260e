import type { RouterOutputs } from '@everyshelf/server/api'

export type ReportRow = RouterOutputs['admin']['reports']['list']['rows'][number]

export const reportStateLabels: Readonly<Record<ReportRow['state'], string>> = {
  open: 'Open',
  acted: 'Resolved',
  dismissed: 'Dismissed',
}

const reasons: Readonly<Record<ReportRow['reason'], string>> = {
  unsafe: 'Unsafe destination',
  misleading: 'Wrong or misleading book',
  impersonation: 'Pretends to be someone else',
  spam: 'Sent as spam',
  other: 'Other',
}

export function describeReport(reason: ReportRow['reason']): string {
  return reasons[reason]
}
