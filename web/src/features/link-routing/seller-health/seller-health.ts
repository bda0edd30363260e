import type { CountryCode } from '@everyshelf/domain/countries'

/** Confirmations and reports of a book at one seller. */
export interface SellerHealth {
  /** A retailer's code, or `amazon-` and a marketplace's code. */
  readonly seller: string
  readonly confirmedAt: string | null
  /** Recent reports by readers who did not find the book there. */
  readonly reports: readonly { readonly country: CountryCode; readonly reports: number }[]
  readonly lastReportOn: string | null
}

export function countReports(health: SellerHealth | undefined): number {
  return health?.reports.reduce((sum, { reports }) => sum + reports, 0) ?? 0
}

/** Whether readers reported the book missing after the owner last confirmed it. */
export function hasNewReports(health: SellerHealth | undefined): boolean {
  if (!health?.lastReportOn || countReports(health) === 0) return false
  return !health.confirmedAt || health.lastReportOn >= health.confirmedAt.slice(0, 10)
}
