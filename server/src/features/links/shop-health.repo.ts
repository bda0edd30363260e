import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import type { IsoTime } from '../../db/columns.ts'
import type { ShopReportTable } from '../../db/tables/shop-report.table.ts'
import type { Queries } from '../../db/transact.ts'

export interface CountryReports {
  readonly shop: string
  readonly country: CountryCode
  readonly reports: number
  readonly lastReportOn: string
}

export interface StoredConfirmation {
  readonly shop: string
  readonly confirmedAt: IsoTime
}

export interface ShopHealthRepo {
  /** Undefined for a link that is not theirs, or that they removed. */
  readonly findOwned: (ownerId: string, id: string) => Promise<{ createdAt: IsoTime } | undefined>
  /** By any slug that ever led to a link that is still kept. */
  readonly findLinkId: (slug: Slug) => Promise<string | undefined>
  readonly addReport: (report: Omit<ShopReportTable, 'reports'>, keptSince: string) => Promise<void>
  /** Most reported first. */
  readonly listReports: (linkId: string, since: string) => Promise<CountryReports[]>
  readonly confirm: (linkId: string, confirmation: StoredConfirmation) => Promise<void>
  readonly listConfirmations: (linkId: string) => Promise<StoredConfirmation[]>
}

export function createShopHealthRepo(db: Queries): ShopHealthRepo {
  return {
    findOwned: (ownerId, id) =>
      db
        .selectFrom('saved_link')
        .select('createdAt')
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .where('removedAt', 'is', null)
        .executeTakeFirst(),

    findLinkId: async (slug) => {
      const row = await db
        .selectFrom('link_slug')
        .innerJoin('saved_link as link', 'link.id', 'link_slug.linkId')
        .select('link.id')
        .where('link_slug.slug', '=', slug)
        .where('link.removedAt', 'is', null)
        .executeTakeFirst()
      return row?.id
    },

    addReport: async (report, keptSince) => {
      await db
        .insertInto('shop_report')
        .values({ ...report, reports: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['linkId', 'shop', 'country', 'day'])
            .doUpdateSet(({ eb }) => ({ reports: eb('shop_report.reports', '+', 1) })),
        )
        .execute()
      await db
        .deleteFrom('shop_report')
        .where('linkId', '=', report.linkId)
        .where('day', '<', keptSince)
        .execute()
    },

    listReports: async (linkId, since) => {
      const rows = await db
        .selectFrom('shop_report')
        .select(['shop', 'country'])
        .select(({ fn }) => [
          fn.sum<number | string>('reports').as('reports'),
          fn.max('day').as('lastReportOn'),
        ])
        .where('linkId', '=', linkId)
        .where('day', '>=', since)
        .groupBy(['shop', 'country'])
        .orderBy('reports', 'desc')
        .orderBy('country')
        .execute()
      // PostgreSQL answers a sum as text.
      return rows.map((row) => ({ ...row, reports: Number(row.reports) }))
    },

    confirm: async (linkId, { shop, confirmedAt }) => {
      await db
        .insertInto('shop_confirmation')
        .values({ linkId, shop, confirmedAt })
        .onConflict((conflict) => conflict.columns(['linkId', 'shop']).doUpdateSet({ confirmedAt }))
        .execute()
    },

    listConfirmations: (linkId) =>
      db
        .selectFrom('shop_confirmation')
        .select(['shop', 'confirmedAt'])
        .where('linkId', '=', linkId)
        .execute(),
  }
}
