import type { CountryCode } from '@everyshelf/domain/countries'
import { SELLER_REPORT_DAYS } from '@everyshelf/domain/limits'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../../db/columns.ts'
import type { LinkOwner } from '../saving/saved-link.ts'
import type { CountryReports, SellerHealthRepo } from './seller-health.repo.ts'

/** The reported state of a book at one seller. It comes only from people; the server never queries sellers. */
export interface SellerHealth {
  /** A retailer's code, or `amazon-` and the code of a marketplace. */
  readonly seller: string
  /** When the owner last confirmed it. */
  readonly confirmedAt: string | null
  /** Reports by readers that it is not available, by country. */
  readonly reports: readonly { readonly country: CountryCode; readonly reports: number }[]
  readonly lastReportOn: string | null
}

export interface LinkHealth {
  readonly createdAt: string
  readonly sellers: readonly SellerHealth[]
}

export interface SellerReport {
  readonly slug: Slug
  readonly seller: string
  readonly country: CountryCode
}

const REPORT_RETENTION_MS = SELLER_REPORT_DAYS * 24 * 60 * 60 * 1000

export type SellerHealthService = ReturnType<typeof createSellerHealthService>

export function createSellerHealthService({
  repo,
  now,
}: {
  repo: SellerHealthRepo
  now: () => number
}) {
  const dayOf = (timeMs: number) => toIsoTime(timeMs).slice(0, 10)

  async function requireOwned({ userId }: LinkOwner, id: string) {
    const link = await repo.findOwned(userId, id)
    if (!link) throw new DomainError('not-found')
    return link
  }

  return {
    health: async (owner: LinkOwner, id: string): Promise<LinkHealth> => {
      const { createdAt } = await requireOwned(owner, id)
      const [confirmations, reports] = await Promise.all([
        repo.listConfirmations(id),
        repo.listReports(id, dayOf(now() - REPORT_RETENTION_MS)),
      ])
      const confirmed = new Map(confirmations.map((one) => [one.seller, one.confirmedAt]))
      const sellers = new Set([...confirmed.keys(), ...reports.map(({ seller }) => seller)])
      return {
        createdAt,
        sellers: [...sellers].toSorted().map((seller) => ({
          seller,
          confirmedAt: confirmed.get(seller) ?? null,
          ...summarize(reports.filter((report) => report.seller === seller)),
        })),
      }
    },

    confirmSeller: async (owner: LinkOwner, id: string, seller: string) => {
      await requireOwned(owner, id)
      const confirmedAt = toIsoTime(now())
      await repo.confirm(id, { seller, confirmedAt })
      return { confirmedAt }
    },

    /** Stores a reader's report that a seller does not have the book. Ignores unknown links without an error. */
    report: async ({ slug, seller, country }: SellerReport) => {
      const linkId = await repo.findLinkId(slug)
      if (!linkId) return
      const deleteBefore = dayOf(now() - REPORT_RETENTION_MS)
      const day = dayOf(now())
      await repo.addReport({ linkId, seller, country, day }, deleteBefore, new Date(now()))
    },
  }
}

function summarize(
  reports: readonly CountryReports[],
): Omit<SellerHealth, 'seller' | 'confirmedAt'> {
  const days = reports.map(({ lastReportOn }) => lastReportOn).toSorted()
  return {
    reports: reports.map(({ country, reports: count }) => ({ country, reports: count })),
    lastReportOn: days.at(-1) ?? null,
  }
}
