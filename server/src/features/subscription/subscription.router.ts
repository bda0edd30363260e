import { subscriptionCreateCheckoutInput } from '@everyshelf/domain/schemas'
import { countAccepted, router, userProcedure } from '../../trpc/procedures.ts'
import type { SubscriptionService } from './subscription.service.ts'

export function createSubscriptionRouter(subscription: SubscriptionService) {
  const read = userProcedure.meta({ level: 'user', limit: 'api' })
  const billing = userProcedure.meta({ level: 'user', limit: 'billing' })
  return router({
    check: read.query(({ ctx }) => subscription.check(ctx.session)),

    verify: billing.mutation(({ ctx }) => subscription.verify(ctx.session)),

    createCheckout: read
      .use(countAccepted('checkout'))
      .input(subscriptionCreateCheckoutInput)
      .mutation(({ ctx, input }) => subscription.createCheckout(ctx.session, input?.plan)),

    createPortal: billing.mutation(({ ctx }) => subscription.createPortal(ctx.session)),

    invoices: billing.query(({ ctx }) => subscription.invoices(ctx.session)),

    cancel: billing.mutation(({ ctx }) => subscription.cancel(ctx.session)),

    resume: billing.mutation(({ ctx }) => subscription.resume(ctx.session)),
  })
}
