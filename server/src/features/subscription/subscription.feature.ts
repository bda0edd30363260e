import type { Route } from '../../http/express-app.ts'
import { router } from '../../trpc/procedures.ts'
import { createStripeEventsRepo } from './stripe-events.repo.ts'
import { createStripeEventsRouter } from './stripe-events.router.ts'
import { createStripeEventsService } from './stripe-events.service.ts'
import { createSubscriptionRouter } from './subscription.router.ts'
import { createSubscriptions, type SubscriptionsDeps } from './subscriptions.ts'
import { createWebhookRoute } from './webhook.route.ts'

export type SubscriptionFeature = ReturnType<typeof createSubscriptionFeature>

/** Paying for Premium, and the admin page about Stripe's events. */
export function createSubscriptionFeature(deps: SubscriptionsDeps) {
  const { service, receiveEvent, worker } = createSubscriptions(deps)
  const wake = worker?.wake ?? null
  const stripeEvents = createStripeEventsService({
    repo: createStripeEventsRepo(deps.database.db),
    transact: deps.transact,
    wake,
    now: deps.now,
  })
  worker?.start()
  const routes: readonly Route[] = receiveEvent ? [createWebhookRoute(receiveEvent)] : []
  return {
    router: router({ subscription: createSubscriptionRouter(service) }),
    adminRouter: router({ stripeEvents: createStripeEventsRouter(stripeEvents) }),
    routes,
    check: service.check,
    stripeEvents,
    /** Starts processing what is due; does nothing when payment is not configured. */
    wake: () => wake?.(),
    stop: async () => {
      await worker?.stop()
    },
  }
}
