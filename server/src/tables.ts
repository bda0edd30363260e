import { serviceTables } from './db/service-state.schema.ts'
import type { RowsOf } from './db/table.ts'
import { passkeysTables } from './features/accounts/passkeys/schema.ts'
import { accountsTables } from './features/accounts/schema.ts'
import { secondFactorTables } from './features/accounts/second-factor/schema.ts'
import { adminTables } from './features/admin/schema.ts'
import { adminOverviewTables } from './features/admin-overview/schema.ts'
import { apiKeysTables } from './features/api-keys/schema.ts'
import { booksTables } from './features/books/schema.ts'
import { clicksTables } from './features/clicks/schema.ts'
import { devicesTables } from './features/devices/schema.ts'
import { earningsTables } from './features/earnings/schema.ts'
import { feedbackTables } from './features/feedback/schema.ts'
import { linkReportsTables } from './features/link-reports/schema.ts'
import { bulkChangesTables } from './features/links/bulk-changes/schema.ts'
import { labelsTables } from './features/links/labels/schema.ts'
import { savedFiltersTables } from './features/links/saved-filters/schema.ts'
import { linksTables } from './features/links/schema.ts'
import { mailTables } from './features/mail/schema.ts'
import { movingTables } from './features/moving/schema.ts'
import { ownDomainsTables } from './features/own-domains/schema.ts'
import { authorPagesTables } from './features/pages/author/schema.ts'
import { seriesTables } from './features/pages/series/schema.ts'
import { profileTables } from './features/profile/schema.ts'
import { referralsTables } from './features/referrals/schema.ts'
import { statusTables } from './features/status/schema.ts'
import { subscriptionTables } from './features/subscription/schema.ts'
import { webhooksTables } from './features/webhooks/schema.ts'
import { httpTables } from './http/limits/schema.ts'
import { jobsTables } from './jobs/schema.ts'

/** The tables of all features. */
export const tables = {
  ...passkeysTables,
  ...accountsTables,
  ...secondFactorTables,
  ...adminOverviewTables,
  ...adminTables,
  ...apiKeysTables,
  ...authorPagesTables,
  ...booksTables,
  ...clicksTables,
  ...devicesTables,
  ...earningsTables,
  ...feedbackTables,
  ...linkReportsTables,
  ...bulkChangesTables,
  ...labelsTables,
  ...savedFiltersTables,
  ...linksTables,
  ...mailTables,
  ...movingTables,
  ...ownDomainsTables,
  ...profileTables,
  ...referralsTables,
  ...seriesTables,
  ...statusTables,
  ...subscriptionTables,
  ...webhooksTables,
  ...httpTables,
  ...jobsTables,
  ...serviceTables,
}

export interface Tables extends RowsOf<typeof tables> {}
