import type { RouterOutputs } from '@everyshelf/server/api'

/** A link or page with the reports about it. */
export type ReportedSubject = RouterOutputs['admin']['reports']['list']['rows'][number]
export type Report = ReportedSubject['reports'][number]

export const reportStateLabels: Readonly<Record<Report['state'], string>> = {
  open: 'Open',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
}

const reasons: Readonly<Record<Report['reason'], string>> = {
  unsafe: 'Unsafe destination',
  misleading: 'Wrong or misleading book',
  impersonation: 'Pretends to be someone else',
  spam: 'Sent as spam',
  other: 'Other',
}

export function describeReport(reason: Report['reason']): string {
  return reasons[reason]
}
