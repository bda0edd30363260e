import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { DomainError } from '@everyshelf/domain/messages'
import { toIsoTime } from '../../db/columns.ts'
import type { LinkKeeper } from './saved-links.service.ts'
import type { CountryReports, ShopHealthRepo } from './shop-health.repo.ts'

/** What is known of a book in one shop, from people alone: no shop is ever asked. */
export interface ShopHealth {
  /** A retailer's code, or `amazon-` and the code of a marketplace. */
  readonly shop: string
  /** When the owner last looked and found it right. */
  readonly confirmedAt: string | null
  /** Readers who said that it is not available to them, by country. */
  readonly reports: readonly { readonly country: CountryCode; readonly reports: number }[]
  readonly lastReportOn: string | null
}

export interface LinkHealth {
  readonly createdAt: string
  readonly shops: readonly ShopHealth[]
}

export interface ShopReport {
  readonly slug: Slug
  readonly shop: string
  readonly country: CountryCode
}

const REPORTS_COUNT_FOR_MS = 90 * 24 * 60 * 60 * 1000

export type ShopHealthService = ReturnType<typeof createShopHealthService>

export function createShopHealthService({
  repo,
  now,
}: {
  repo: ShopHealthRepo
  now: () => number
}) {
  const dayOf = (timeMs: number) => toIsoTime(new Date(timeMs)).slice(0, 10)

  async function requireOwned({ userId }: LinkKeeper, id: string) {
    const link = await repo.findOwned(userId, id)
    if (!link) throw new DomainError('not-found')
    return link
  }

  return {
    health: async (keeper: LinkKeeper, id: string): Promise<LinkHealth> => {
      const { createdAt } = await requireOwned(keeper, id)
      const [confirmations, reports] = await Promise.all([
        repo.listConfirmations(id),
        repo.listReports(id, dayOf(now() - REPORTS_COUNT_FOR_MS)),
      ])
      const confirmed = new Map(confirmations.map((one) => [one.shop, one.confirmedAt]))
      const shops = new Set([...confirmed.keys(), ...reports.map(({ shop }) => shop)])
      return {
        createdAt,
        shops: [...shops].toSorted().map((shop) => ({
          shop,
          confirmedAt: confirmed.get(shop) ?? null,
          ...sumUp(reports.filter((report) => report.shop === shop)),
        })),
      }
    },

    confirmShop: async (keeper: LinkKeeper, id: string, shop: string) => {
      await requireOwned(keeper, id)
      const confirmedAt = toIsoTime(new Date(now()))
      await repo.confirm(id, { shop, confirmedAt })
      return { confirmedAt }
    },

    /** A reader did not find the book in a shop. Whether there is such a link, is not told. */
    report: async ({ slug, shop, country }: ShopReport): Promise<void> => {
      const linkId = await repo.findLinkId(slug)
      if (!linkId) return
      const keptSince = dayOf(now() - REPORTS_COUNT_FOR_MS)
      await repo.addReport({ linkId, shop, country, day: dayOf(now()) }, keptSince)
    },
  }
}

function sumUp(reports: readonly CountryReports[]): Omit<ShopHealth, 'shop' | 'confirmedAt'> {
  const days = reports.map(({ lastReportOn }) => lastReportOn).toSorted()
  return {
    reports: reports.map(({ country, reports: count }) => ({ country, reports: count })),
    lastReportOn: days.at(-1) ?? null,
  }
}
