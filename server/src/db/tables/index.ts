import type { AccountTable } from './account.table.ts'
import type { AdminAuditTable } from './admin-audit.table.ts'
import type { AdminSessionTable } from './admin-session.table.ts'
import type { ApiKeyTable } from './api-key.table.ts'
import type { ApiRequestTable } from './api-request.table.ts'
import type { AuthenticatorTable } from './authenticator.table.ts'
import type {
  AuthorPageBookTable,
  AuthorPageSlugTable,
  AuthorPageTable,
  AuthorPortraitTable,
} from './author-page.table.ts'
import type { BookTable } from './book.table.ts'
import type { BulkChangeTable } from './bulk-change.table.ts'
import type { BulkChangeLinkTable } from './bulk-change-link.table.ts'
import type { DailyMetricTable } from './daily-metric.table.ts'
import type { DailyTotalTable } from './daily-total.table.ts'
import type { DayReaderTable } from './day-reader.table.ts'
import type { DeviceCodeTable } from './device-code.table.ts'
import type { EarningImportTable, EarningSettingsTable, EarningTable } from './earning.table.ts'
import type { ErasureTable } from './erasure.table.ts'
import type { FeedbackTable } from './feedback.table.ts'
import type { FeedbackReplyTable } from './feedback-reply.table.ts'
import type { HitOwnerTable } from './hit-owner.table.ts'
import type { JobTable } from './job.table.ts'
import type { LabelTable, LinkLabelTable } from './label.table.ts'
import type { LinkCoverTable } from './link-cover.table.ts'
import type { LinkHitTable } from './link-hit.table.ts'
import type { LinkMoveTable, MovedLinkTable } from './link-move.table.ts'
import type { LinkReportTable } from './link-report.table.ts'
import type { LinkSlugTable } from './link-slug.table.ts'
import type { LinkVersionTable } from './link-version.table.ts'
import type { MailOutboxTable } from './mail-outbox.table.ts'
import type { PackedMonthTable } from './packed-month.table.ts'
import type { PasskeyTable } from './passkey.table.ts'
import type { PaymentCardTable } from './payment-card.table.ts'
import type { PremiumGrantTable } from './premium-grant.table.ts'
import type { RateLimitTable } from './rate-limit.table.ts'
import type { RecoveryCodeTable } from './recovery-code.table.ts'
import type { ReferralTable } from './referral.table.ts'
import type { SavedFilterTable } from './saved-filter.table.ts'
import type { SavedLinkTable } from './saved-link.table.ts'
import type { SeriesBookTable, SeriesSlugTable, SeriesTable } from './series.table.ts'
import type { ServiceStateTable } from './service-state.table.ts'
import type { SessionTable } from './session.table.ts'
import type { SellerConfirmationTable } from './shop-confirmation.table.ts'
import type { SellerReportTable } from './shop-report.table.ts'
import type { SignUpTable } from './sign-up.table.ts'
import type { StatusSlotTable } from './status-slot.table.ts'
import type { StripeCheckoutTable } from './stripe-checkout.table.ts'
import type { StripeCustomerTable } from './stripe-customer.table.ts'
import type { StripeEventTable } from './stripe-event.table.ts'
import type { StripeSubscriptionTable } from './stripe-subscription.table.ts'
import type { TagChangeTable } from './tag-change.table.ts'
import type { TwoFactorRecoveryTable } from './two-factor-recovery.table.ts'
import type { UsedChallengeTable } from './used-challenge.table.ts'
import type { UserTable } from './user.table.ts'
import type { UserProfileTable } from './user-profile.table.ts'
import type { VerificationTable } from './verification.table.ts'
import type { WebhookTable } from './webhook.table.ts'
import type { WebhookDeliveryTable } from './webhook-delivery.table.ts'
import type { WebhookEventTable } from './webhook-event.table.ts'

/** The data model: one file per table, named as in the database. */
export interface Tables {
  user_profile: UserProfileTable
  saved_link: SavedLinkTable
  link_slug: LinkSlugTable
  link_report: LinkReportTable
  link_cover: LinkCoverTable
  link_version: LinkVersionTable
  bulk_change: BulkChangeTable
  bulk_change_link: BulkChangeLinkTable
  label: LabelTable
  link_label: LinkLabelTable
  saved_filter: SavedFilterTable
  series: SeriesTable
  series_slug: SeriesSlugTable
  series_book: SeriesBookTable
  author_page: AuthorPageTable
  author_page_slug: AuthorPageSlugTable
  author_page_book: AuthorPageBookTable
  author_portrait: AuthorPortraitTable
  shop_report: SellerReportTable
  shop_confirmation: SellerConfirmationTable
  link_hit: LinkHitTable
  hit_owner: HitOwnerTable
  packed_month: PackedMonthTable
  daily_total: DailyTotalTable
  day_reader: DayReaderTable
  link_move: LinkMoveTable
  moved_link: MovedLinkTable
  earning: EarningTable
  earning_import: EarningImportTable
  earning_settings: EarningSettingsTable
  book: BookTable
  day_figure: DailyMetricTable
  service_state: ServiceStateTable
  status_slot: StatusSlotTable
  job: JobTable
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  sign_up: SignUpTable
  device_code: DeviceCodeTable
  rate_limit: RateLimitTable
  authenticator: AuthenticatorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  used_challenge: UsedChallengeTable
  two_factor_recovery: TwoFactorRecoveryTable
  referral: ReferralTable
  payment_card: PaymentCardTable
  erasure: ErasureTable
  admin_session: AdminSessionTable
  admin_audit: AdminAuditTable
  mail_outbox: MailOutboxTable
  feedback: FeedbackTable
  feedback_reply: FeedbackReplyTable
  stripe_customer: StripeCustomerTable
  stripe_checkout: StripeCheckoutTable
  stripe_subscription: StripeSubscriptionTable
  stripe_event: StripeEventTable
  premium_grant: PremiumGrantTable
  tag_change: TagChangeTable
  api_key: ApiKeyTable
  api_request: ApiRequestTable
  webhook: WebhookTable
  webhook_event: WebhookEventTable
  webhook_delivery: WebhookDeliveryTable
}
