import type { CountryCode } from '@everyshelf/domain/countries'

/** What is known of a book at one place, by those who looked. */
export interface ShopHealth {
  /** A shop's code, or `amazon-` and the code of a marketplace. */
  readonly shop: string
  readonly confirmedAt: string | null
  /** Readers who found nothing there, of the last 90 days. */
  readonly reports: readonly { readonly country: CountryCode; readonly reports: number }[]
  readonly lastReportOn: string | null
}

export function countReports(health: ShopHealth | undefined): number {
  return health?.reports.reduce((sum, { reports }) => sum + reports, 0) ?? 0
}

/** Whether somebody missed the book there after its owner last saw it. */
export function isDoubtful(health: ShopHealth | undefined): boolean {
  if (!health?.lastReportOn || countReports(health) === 0) return false
  return !health.confirmedAt || health.lastReportOn >= health.confirmedAt.slice(0, 10)
}
