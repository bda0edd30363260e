import type { Accounts } from './accounts.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { createRowId } from './db/row-id.ts'
import { createTransact } from './db/transact.ts'
import { createAdminAccessService } from './features/admin/access/admin-access.service.ts'
import type { AdminServices } from './features/admin/admin.router.ts'
import { createAdminAuditService } from './features/admin/audit/admin-audit.service.ts'
import { createAuditLog } from './features/admin/audit/audit-log.ts'
import { createAdminLinksService } from './features/admin/links/admin-links.service.ts'
import { createLinksListRepo } from './features/admin/links/links-list.repo.ts'
import { createAdminReportsService } from './features/admin/reports/admin-reports.service.ts'
import { createAdminUsersService } from './features/admin/users/admin-users.service.ts'
import { createUserDetailsRepo } from './features/admin/users/user-details.repo.ts'
import { createUsersListRepo } from './features/admin/users/users-list.repo.ts'
import { createClickReadings } from './features/clicks/readings/click-readings.ts'
import { createReportsRepo } from './features/reports/reports.repo.ts'
import { createReportsService, type ReportsService } from './features/reports/reports.service.ts'
import { addGrant, settlePremium } from './features/subscription/premium.repo.ts'
import type { HotPath } from './hot-path.ts'
import type { Subscriptions } from './subscriptions.ts'
import type { AdminGate } from './trpc/request-context.ts'

interface AdminParts {
  readonly config: Config
  readonly database: Database
  readonly accounts: Pick<Accounts, 'countTry' | 'service'>
  readonly subscriptions: Pick<Subscriptions, 'service'>
  readonly hotPath: Pick<HotPath, 'forgetOwner' | 'forgetSlug'>
  readonly now: () => number
}

export interface Admin {
  readonly gate: AdminGate
  readonly services: AdminServices
  readonly reports: ReportsService
}

/** The admin area: who comes in, what is written down of it, and what can be done there. */
export function createAdmin(parts: AdminParts): Admin {
  const { config, database, accounts, hotPath, now } = parts
  const { db, kind } = database
  const secret = String(config.authSecret)
  const origin = config.publicUrl
  const transact = createTransact(db)
  const audit = createAuditLog({ db, transact, secret, now })
  const adminAccess = createAdminAccessService({
    db,
    transact,
    secret,
    audit,
    countTry: accounts.countTry,
    requireFresh: accounts.service.requireFresh,
    now,
  })
  const reports = createReportsService({ repo: createReportsRepo(db), origin, now })
  const adminLinks = createAdminLinksService({
    db,
    list: createLinksListRepo(db, kind),
    transact,
    reports,
    origin,
    forgetSlug: hotPath.forgetSlug,
    now,
  })
  return {
    gate: adminAccess.gate,
    reports,
    services: {
      adminAccess,
      adminUsers: createAdminUsersService({
        list: createUsersListRepo(db, kind),
        details: createUserDetailsRepo(db),
        transact,
        subscription: parts.subscriptions.service,
        giveMonths: async (queries, userId, months) => {
          const cause = `admin:${createRowId()}`
          await addGrant(queries, { userId, source: 'admin', cause, months }, now())
        },
        settlePremium: (queries, userId) => settlePremium(queries, userId, now()),
        summarizeClicks: createClickReadings(db, kind).summary,
        forgetOwner: hotPath.forgetOwner,
        now,
      }),
      adminLinks,
      adminReports: createAdminReportsService({ reports, links: adminLinks, transact }),
      adminAudit: createAdminAuditService({ db, log: audit }),
    },
  }
}
