import type { ReportFormat } from '../report-format.ts'
import { amazonBounties } from './amazon-bounties.ts'
import { amazonEarnings } from './amazon-earnings.ts'
import { amazonOrders } from './amazon-orders.ts'
import { awin } from './awin.ts'
import { cj } from './cj.ts'
import { partnerize } from './partnerize.ts'
import { rakuten } from './rakuten.ts'

/**
 * The reports that we recognize. Bookshop.org documents no columns of its file (support.bookshop.org,
 * November 2026), so the author confirms the suggested ones once.
 */
export const reportFormats: readonly ReportFormat[] = [
  amazonEarnings,
  amazonOrders,
  amazonBounties,
  awin,
  rakuten,
  cj,
  partnerize,
]
