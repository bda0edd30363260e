import {
  adminLinksDisableInput,
  adminLinksEnableInput,
  adminLinksGetInput,
  adminLinksListInput,
} from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../../trpc/procedures.ts'
import type { AdminLinksService } from './admin-links.service.ts'

export function createAdminLinksRouter(links: AdminLinksService) {
  return router({
    list: adminProcedure.input(adminLinksListInput).query(({ input }) => links.list(input)),

    get: auditedProcedure
      .input(adminLinksGetInput)
      .query(({ ctx, input }) => links.get(ctx.record, input.id)),

    disable: auditedProcedure
      .input(adminLinksDisableInput)
      .mutation(({ ctx, input }) => links.disable(ctx.record, input)),

    enable: auditedProcedure
      .input(adminLinksEnableInput)
      .mutation(({ ctx, input }) => links.enable(ctx.record, input.id)),
  })
}
