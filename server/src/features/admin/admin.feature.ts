import { createRowId } from '../../db/row-id.ts'
import { transactThen } from '../../db/transact.ts'
import type { HotPath } from '../../hot-path.ts'
import type { Platform } from '../../platform.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { AnalyticsQueries } from '../analytics/worker/analytics-queries.ts'
import type { LinkReportsFeature } from '../link-reports/link-reports.feature.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { PremiumService } from '../subscription/premium.service.ts'
import type { SubscriptionService } from '../subscription/subscription.service.ts'
import { createAdminAccessService } from './access/admin-access.service.ts'
import { createAdminRouter } from './admin.router.ts'
import { createAdminAuditService } from './audit/admin-audit.service.ts'
import { createAuditLog } from './audit/audit-log.ts'
import { createAdminLinksService } from './links/admin-links.service.ts'
import { createLinksListRepo } from './links/links-list.repo.ts'
import { createAdminReportsService } from './reports/admin-reports.service.ts'
import { createAdminUsersService } from './users/admin-users.service.ts'
import { createUserDetailsRepo } from './users/user-details.repo.ts'
import { createUsersListRepo } from './users/users-list.repo.ts'

interface AdminDeps extends Pick<Platform, 'config' | 'secret' | 'database' | 'transact' | 'now'> {
  readonly accounts: Pick<AccountsFeature, 'countAttempt' | 'security'>
  readonly subscription: Pick<SubscriptionService, 'check'>
  readonly premium: PremiumService
  readonly reports: Pick<LinkReportsFeature, 'reports'>
  readonly links: Pick<LinksFeature, 'disableLink'>
  readonly clickQueries: Pick<AnalyticsQueries, 'summary'>
  readonly hotPath: Pick<HotPath, 'forgetOwner'>
  /** Called after any change that may show or hide pages of users. */
  readonly onPageChange: () => void
}

/** The admin pages about users, links and reports, their two-factor gate, and the audit log. */
export function createAdminFeature(deps: AdminDeps) {
  const { config, secret, database, transact, accounts, premium, hotPath, now } = deps
  const changePages = transactThen(transact, deps.onPageChange)
  const { reports } = deps.reports
  const { disableLink } = deps.links
  const { db, kind } = database
  const audit = createAuditLog({ db, transact, secret, now })
  const access = createAdminAccessService({
    db,
    transact,
    audit,
    countAttempt: accounts.countAttempt,
    security: accounts.security,
    now,
  })
  const users = createAdminUsersService({
    list: createUsersListRepo(db, kind),
    details: createUserDetailsRepo(db),
    transact: changePages,
    subscription: deps.subscription,
    grantMonths: async (queries, userId, months) => {
      const cause = `admin:${createRowId()}`
      await premium.addGrant(queries, { userId, source: 'admin', cause, months })
    },
    updatePremium: premium.updatePremium,
    summarizeClicks: deps.clickQueries.summary,
    forgetOwner: hotPath.forgetOwner,
    now,
  })
  const links = createAdminLinksService({
    db,
    list: createLinksListRepo(db, kind),
    reports,
    disableLink,
    origin: config.publicUrl,
  })
  return {
    adminRouter: createAdminRouter({
      adminAccess: access,
      adminUsers: users,
      adminLinks: links,
      adminReports: createAdminReportsService({
        db,
        reports,
        disableLink,
        transact: changePages,
        now,
      }),
      adminAudit: createAdminAuditService({ db, log: audit }),
    }),
    gate: access.gate,
  }
}
