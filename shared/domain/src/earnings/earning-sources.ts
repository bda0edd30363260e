import { amazonBounties } from './formats/amazon-bounties.ts'
import { amazonEarnings } from './formats/amazon-earnings.ts'
import { amazonOrders } from './formats/amazon-orders.ts'
import { awin } from './formats/awin.ts'
import { cj } from './formats/cj.ts'
import { partnerize } from './formats/partnerize.ts'
import { rakuten } from './formats/rakuten.ts'
import type { ReportFormat } from './report-format.ts'

interface SourceFacts {
  readonly name: string
  /** A report of a network lists the transactions at all its stores. */
  readonly isNetwork: boolean
  /** The reports that we recognize. */
  readonly formats: readonly ReportFormat[]
}

/** Who pays: Amazon, a network, a retailer with its own program, or another one. */
export const earningSources = {
  amazon: {
    name: 'Amazon Associates',
    isNetwork: false,
    formats: [amazonEarnings, amazonOrders, amazonBounties],
  },
  awin: { name: 'Awin', isNetwork: true, formats: [awin] },
  rakuten: { name: 'Rakuten Advertising', isNetwork: true, formats: [rakuten] },
  cj: { name: 'CJ', isNetwork: true, formats: [cj] },
  partnerize: { name: 'Partnerize', isNetwork: true, formats: [partnerize] },
  // It documents no columns of its file (support.bookshop.org, November 2026). The author confirms the suggested ones once.
  bookshop: { name: 'Bookshop.org', isNetwork: false, formats: [] },
  other: { name: 'Another program', isNetwork: false, formats: [] },
} as const satisfies Readonly<Record<string, SourceFacts>>

export type EarningSource = keyof typeof earningSources
export const earningSourceCodes = Object.keys(earningSources) as readonly EarningSource[]

export const reportFormats = earningSourceCodes.flatMap((source) =>
  earningSources[source].formats.map((format) => ({ ...format, source })),
)
