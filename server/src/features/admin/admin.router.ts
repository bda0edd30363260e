import { router } from '../../trpc/procedures.ts'
import { createAdminAccessRouter } from './access/admin-access.router.ts'
import type { AdminAccessService } from './access/admin-access.service.ts'

/** What the admin area calls; one part of it a property. */
export interface AdminServices {
  readonly adminAccess: AdminAccessService
}

export function createAdminRouter(services: AdminServices) {
  return router({
    access: createAdminAccessRouter(services.adminAccess),
  })
}
