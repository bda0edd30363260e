import type { CountryCode } from '@everyshelf/domain/countries'
import type { Slug } from '@everyshelf/domain/links'
import { type IsoTime, toIsoTime } from '../../../db/columns.ts'
import type { Queries } from '../../../db/transact.ts'
import type { WebhookEvents } from '../../webhooks/emit/webhook-events.repo.ts'
import { addReportEvent, type DayReport } from '../store/report-events.repo.ts'

export interface CountryReports {
  readonly seller: string
  readonly country: CountryCode
  readonly reports: number
  readonly lastReportOn: string
}

export interface StoredConfirmation {
  readonly seller: string
  readonly confirmedAt: IsoTime
}

export type SellerHealthRepo = ReturnType<typeof createSellerHealthRepo>

export function createSellerHealthRepo(db: Queries, webhookEvents: WebhookEvents) {
  return {
    /** Undefined if the link belongs to another user or was removed. */
    findOwned: (ownerId: string, id: string): Promise<{ createdAt: IsoTime } | undefined> =>
      db
        .selectFrom('saved_link')
        .select('createdAt')
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .where('removedAt', 'is', null)
        .executeTakeFirst(),

    /** Finds a link that was not removed, by any of its current or earlier slugs. */
    findLinkId: async (slug: Slug) => {
      const row = await db
        .selectFrom('link_slug')
        .innerJoin('saved_link as link', 'link.id', 'link_slug.linkId')
        .select('link.id')
        .where('link_slug.slug', '=', slug)
        .where('link.removedAt', 'is', null)
        .executeTakeFirst()
      return row?.id
    },

    /** The first report of a day also goes to the owner's webhooks. */
    addReport: (report: DayReport, deleteBefore: string, now: Date) =>
      db.transaction().execute(async (queries) => {
        const { linkId, seller, country, day } = report
        const { reports } = await queries
          .insertInto('seller_report')
          .values({ linkId, seller, country, day, reports: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(['linkId', 'seller', 'country', 'day'])
              .doUpdateSet(({ eb }) => ({ reports: eb('seller_report.reports', '+', 1) })),
          )
          .returning('reports')
          .executeTakeFirstOrThrow()
        await queries
          .deleteFrom('seller_report')
          .where('linkId', '=', linkId)
          .where('day', '<', deleteBefore)
          .execute()
        if (reports === 1) {
          await addReportEvent({ queries, webhookEvents }, report, toIsoTime(now))
        }
      }),

    /** Most reported first. */
    listReports: async (linkId: string, since: string): Promise<CountryReports[]> => {
      const rows = await db
        .selectFrom('seller_report')
        .select(['seller', 'country'])
        .select(({ fn }) => [
          fn.sum<number | string>('reports').as('reports'),
          fn.max('day').as('lastReportOn'),
        ])
        .where('linkId', '=', linkId)
        .where('day', '>=', since)
        .groupBy(['seller', 'country'])
        .orderBy('reports', 'desc')
        .orderBy('country')
        .execute()
      // PostgreSQL answers a sum as text.
      return rows.map((row) => ({ ...row, reports: Number(row.reports) }))
    },

    confirm: async (linkId: string, { seller, confirmedAt }: StoredConfirmation) => {
      await db
        .insertInto('seller_confirmation')
        .values({ linkId, seller, confirmedAt })
        .onConflict((conflict) =>
          conflict.columns(['linkId', 'seller']).doUpdateSet({ confirmedAt }),
        )
        .execute()
    },

    listConfirmations: (linkId: string): Promise<StoredConfirmation[]> =>
      db
        .selectFrom('seller_confirmation')
        .select(['seller', 'confirmedAt'])
        .where('linkId', '=', linkId)
        .execute(),
  }
}
