import { transactThen } from '../../db/transact.ts'
import { createJobsRepo } from '../../jobs/jobs.repo.ts'
import type { ProcessRuns } from '../../jobs/process-runs.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { LinkReportsFeature } from '../link-reports/link-reports.feature.ts'
import type { LinksFeature } from '../links/links.feature.ts'
import type { PublishedPages } from '../pages/published-pages.ts'
import { createAdminAccessRouter } from './access/admin-access.router.ts'
import { createAdminAccessService } from './access/admin-access.service.ts'
import { createAdminAuditRouter } from './audit/admin-audit.router.ts'
import { createAuditLog } from './audit/audit-log.ts'
import { createAdminJobsRouter } from './jobs/admin-jobs.router.ts'
import { createAdminJobsService } from './jobs/admin-jobs.service.ts'
import { createAdminLinksRouter } from './links/admin-links.router.ts'
import { createAdminLinksService } from './links/admin-links.service.ts'
import { createLinksListRepo } from './links/links-list.repo.ts'
import { createAdminReportsRouter } from './reports/admin-reports.router.ts'
import { createAdminReportsService } from './reports/admin-reports.service.ts'
import { createAdminUsersRouter } from './users/admin-users.router.ts'
import { type AdminUsersServiceDeps, createAdminUsersService } from './users/admin-users.service.ts'
import { createUserDetailsRepo } from './users/user-details.repo.ts'
import { createUsersListRepo } from './users/users-list.repo.ts'

interface AdminDeps
  extends Pick<Platform, 'config' | 'secret' | 'database' | 'transact' | 'now'>,
    Pick<AdminUsersServiceDeps, 'subscription' | 'premium' | 'clickQueries' | 'redirect'> {
  readonly accounts: Pick<AccountsFeature, 'countAttempt' | 'security' | 'secondFactor'>
  readonly reports: Pick<LinkReportsFeature, 'reports'>
  readonly links: Pick<LinksFeature, 'disableLink'>
  readonly publishedPages: Pick<PublishedPages, 'disablePage'>
  readonly processRuns: ProcessRuns
  /** Called after any change that may show or hide pages of users. */
  readonly onPageChange: () => void
}

export type AdminFeature = ReturnType<typeof createAdminFeature>

/** The admin pages about users, links, reports, and jobs, their two-factor gate, and the audit log. */
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
  const jobs = createAdminJobsService({
    repo: createJobsRepo(db, kind),
    processRuns: deps.processRuns,
    now,
  })
  return {
    adminRouter: router({
      access: createAdminAccessRouter(access),
      users: createAdminUsersRouter(users),
      links: createAdminLinksRouter(links),
      reports: createAdminReportsRouter(
        createAdminReportsService({
          db,
          reports,
          disableLink,
          disablePage: deps.publishedPages.disablePage,
          transact: changePages,
          now,
        }),
      ),
      audit: createAdminAuditRouter(db, audit),
      jobs: createAdminJobsRouter(jobs),
    }),
    countFailingJobs: jobs.countFailing,
    gate: access.gate,
  }
}
