import { eventsGetInput, eventsListInput, eventsProcessInput } from '@everyshelf/domain/schemas'
import { adminProcedure, auditedProcedure, router } from '../../trpc/procedures.ts'
import type { StripeEventsService } from './stripe-events.service.ts'

export function createStripeEventsRouter(events: StripeEventsService) {
  return router({
    list: adminProcedure.input(eventsListInput).query(({ input }) => events.list(input)),

    get: auditedProcedure
      .input(eventsGetInput)
      .query(({ ctx, input }) => events.get(ctx.record, input.id)),

    process: auditedProcedure.input(eventsProcessInput).mutation(async ({ ctx, input }) => {
      await events.process(ctx.record, input.id)
      return { begun: true }
    }),
  })
}
