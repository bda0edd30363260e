import { router } from '../../trpc/procedures.ts'
import { createAdminAccessRouter } from './access/admin-access.router.ts'
import type { AdminAccessService } from './access/admin-access.service.ts'
import { createAdminAuditRouter } from './audit/admin-audit.router.ts'
import type { AdminAuditService } from './audit/admin-audit.service.ts'
import { createAdminLinksRouter } from './links/admin-links.router.ts'
import type { AdminLinksService } from './links/admin-links.service.ts'
import { createAdminReportsRouter } from './reports/admin-reports.router.ts'
import type { AdminReportsService } from './reports/admin-reports.service.ts'
import { createAdminUsersRouter } from './users/admin-users.router.ts'
import type { AdminUsersService } from './users/admin-users.service.ts'

/** The services of the admin area, one per section. */
export interface AdminServices {
  readonly adminAccess: AdminAccessService
  readonly adminUsers: AdminUsersService
  readonly adminLinks: AdminLinksService
  readonly adminReports: AdminReportsService
  readonly adminAudit: AdminAuditService
}

export function createAdminRouter(services: AdminServices) {
  return router({
    access: createAdminAccessRouter(services.adminAccess),
    users: createAdminUsersRouter(services.adminUsers),
    links: createAdminLinksRouter(services.adminLinks),
    reports: createAdminReportsRouter(services.adminReports),
    audit: createAdminAuditRouter(services.adminAudit),
  })
}
