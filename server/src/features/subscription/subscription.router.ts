import { countAccepted, router, userProcedure } from '../../trpc/procedures.ts'
import type { SubscriptionService } from './subscription.service.ts'

export function createSubscriptionRouter(subscription: SubscriptionService) {
  return router({
    check: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .query(({ ctx }) => subscription.check(ctx.session)),

    verify: userProcedure
      .meta({ level: 'user', limit: 'billing' })
      .mutation(({ ctx }) => subscription.verify(ctx.session)),

    createCheckout: userProcedure
      .meta({ level: 'user', limit: 'api' })
      .use(countAccepted('checkout'))
      .mutation(({ ctx }) => subscription.createCheckout(ctx.session)),

    createPortal: userProcedure
      .meta({ level: 'user', limit: 'billing' })
      .mutation(({ ctx }) => subscription.createPortal(ctx.session)),

    invoices: userProcedure
      .meta({ level: 'user', limit: 'billing' })
      .query(({ ctx }) => subscription.invoices(ctx.session)),

    cancel: userProcedure
      .meta({ level: 'user', limit: 'billing' })
      .mutation(({ ctx }) => subscription.cancel(ctx.session)),

    resume: userProcedure
      .meta({ level: 'user', limit: 'billing' })
      .mutation(({ ctx }) => subscription.resume(ctx.session)),
  })
}
