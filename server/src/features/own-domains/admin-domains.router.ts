import {
  adminFindInput,
  adminOwnDomainsDisableInput,
  adminOwnDomainsEnableInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../trpc/procedures.ts'
import type { AdminDomains } from './admin-domains.service.ts'

export function createAdminDomainsRouter(domains: AdminDomains) {
  return router({
    find: adminProcedure.input(adminFindInput).query(({ input }) => domains.find(input.text)),

    disable: auditedProcedure
      .input(adminOwnDomainsDisableInput)
      .mutation(({ ctx, input }) => domains.disable(ctx.record, input)),

    enable: auditedProcedure
      .input(adminOwnDomainsEnableInput)
      .mutation(({ ctx, input }) => domains.enable(ctx.record, input.id)),
  })
}
