import { transactThen } from '../../db/transact.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { AnalyticsQueries } from '../analytics/worker/analytics-queries.ts'
import type { LinkReportsFeature } from '../link-reports/link-reports.feature.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { RedirectFeature } from '../redirect/redirect.feature.ts'
import type { PremiumService } from '../subscription/premium.service.ts'
import type { SubscriptionService } from '../subscription/subscription.service.ts'
import { createAdminAccessRouter } from './access/admin-access.router.ts'
import { createAdminAccessService } from './access/admin-access.service.ts'
import { createAdminAuditRouter } from './audit/admin-audit.router.ts'
import { createAuditLog } from './audit/audit-log.ts'
import { createAdminLinksRouter } from './links/admin-links.router.ts'
import { createAdminLinksService } from './links/admin-links.service.ts'
import { createLinksListRepo } from './links/links-list.repo.ts'
import { createAdminReportsRouter } from './reports/admin-reports.router.ts'
import { createAdminReportsService } from './reports/admin-reports.service.ts'
import { createAdminUsersRouter } from './users/admin-users.router.ts'
import { createAdminUsersService } from './users/admin-users.service.ts'
import { createUserDetailsRepo } from './users/user-details.repo.ts'
import { createUsersListRepo } from './users/users-list.repo.ts'

export interface AdminDeps
  extends Pick<Platform, 'config' | 'secret' | 'database' | 'transact' | 'now'> {
  readonly accounts: Pick<AccountsFeature, 'countAttempt' | 'security' | 'secondFactor'>
  readonly subscription: Pick<SubscriptionService, 'check'>
  readonly premium: PremiumService
  readonly reports: Pick<LinkReportsFeature, 'reports'>
  readonly links: Pick<LinksFeature, 'disableLink'>
  readonly clickQueries: Pick<AnalyticsQueries, 'summary'>
  readonly redirect: Pick<RedirectFeature, 'forgetOwner'>
  /** Called after any change that may show or hide pages of users. */
  readonly onPageChange: () => void
}

/** The admin pages about users, links and reports, their two-factor gate, and the audit log. */
export function createAdminFeature(deps: AdminDeps) {
  const { config, secret, database, transact, accounts, now } = deps
  const changePages = transactThen(transact, deps.onPageChange)
  const { reports } = deps.reports
  const { disableLink } = deps.links
  const { db, kind } = database
  const audit = createAuditLog({ db, transact, secret, now })
  const access = createAdminAccessService({ ...accounts, db, transact, audit, now })
  const users = createAdminUsersService({
    ...deps,
    list: createUsersListRepo(db, kind),
    details: createUserDetailsRepo(db),
    transact: changePages,
  })
  const links = createAdminLinksService({
    db,
    list: createLinksListRepo(db, kind),
    reports,
    disableLink,
    origin: config.publicUrl,
  })
  return {
    adminRouter: router({
      access: createAdminAccessRouter(access),
      users: createAdminUsersRouter(users),
      links: createAdminLinksRouter(links),
      reports: createAdminReportsRouter(
        createAdminReportsService({ db, reports, disableLink, transact: changePages, now }),
      ),
      audit: createAdminAuditRouter(db, audit),
    }),
    gate: access.gate,
  }
}
