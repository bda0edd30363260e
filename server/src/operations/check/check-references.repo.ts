import type { Kysely } from 'kysely'
import type { Queries } from '../../db/transact.ts'
import type { AnyTables } from '../copying/tables.repo.ts'
import type { Finding } from './finding.ts'

/** References between tables, most without a foreign key in the database. */
const REFERENCES = [
  'saved_link.slug link_slug.slug',
  'saved_link.ownerId user_profile.userId',
  'link_slug.linkId saved_link.id',
  'link_version.linkId saved_link.id',
  'link_cover.linkId saved_link.id',
  'label.ownerId user_profile.userId',
  'link_label.linkId saved_link.id',
  'link_label.labelId label.id',
  'saved_filter.ownerId user_profile.userId',
  'series.ownerId user_profile.userId',
  'series.slug series_slug.slug',
  'series_slug.seriesId series.id',
  'series_book.seriesId series.id',
  'series_book.linkId saved_link.id',
  'earning.importId earning_import.id',
  'earning_import.ownerId user_profile.userId',
  'earning_settings.ownerId user_profile.userId',
  'link_move.ownerId user_profile.userId',
  'moved_link.moveId link_move.id',
  'moved_link.linkId saved_link.id',
  'bulk_change.ownerId user_profile.userId',
  'bulk_change_link.changeId bulk_change.id',
  'bulk_change_link.linkId saved_link.id',
  'author_page.ownerId user_profile.userId',
  'author_page.slug author_page_slug.slug',
  'author_page_slug.pageId author_page.id',
  'author_page_book.pageId author_page.id',
  'author_page_book.linkId saved_link.id',
  'author_portrait.pageId author_page.id',
  'seller_report.linkId saved_link.id',
  'seller_confirmation.linkId saved_link.id',
  'user_profile.userId user.id',
  'stripe_customer.userId user.id',
  'stripe_checkout.userId user.id',
  'stripe_subscription.userId user.id',
  'payment_card.userId user.id',
  'premium_grant.userId user.id',
  'referral.referrerId user.id',
  'referral.referredId user.id',
  'feedback_reply.feedbackId feedback.id',
  'webhook.ownerId user_profile.userId',
  'webhook_event.ownerId user_profile.userId',
  'webhook_delivery.webhookId webhook.id',
  'webhook_delivery.eventId webhook_event.id',
  'hit_owner.ownerId user_profile.userId',
  'packed_month.owner hit_owner.number',
  'daily_total.owner hit_owner.number',
] as const

/** Finds rows that refer to missing rows. */
export async function checkReferences(queries: Queries): Promise<Finding[]> {
  // Table names come from the list above, so typed tables are not needed.
  const db = queries as unknown as Kysely<AnyTables>
  const findings: Finding[] = []
  for (const reference of REFERENCES) {
    const [from, to] = reference.split(' ') as [string, string]
    const [table = ''] = from.split('.')
    const [parent = ''] = to.split('.')
    const row = await db
      .selectFrom(table)
      .select((build) => build.fn.countAll().as('rows'))
      .where(from, 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom(parent).select(to).whereRef(to, '=', from))),
      )
      .executeTakeFirstOrThrow()
    const rows = Number(row.rows)
    if (rows === 0) continue
    findings.push({
      problem: `Rows of ${table} that refer to missing rows of ${parent} (${from}): ${rows}.`,
      remedy: 'Readers are not affected. Make a backup now and report this line.',
    })
  }
  return findings
}
