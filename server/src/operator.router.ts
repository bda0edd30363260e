import { createBookCacheRouter } from './features/books/book-cache.router.ts'
import type { BookCacheService } from './features/books/book-cache.service.ts'
import { createInboxRouter } from './features/feedback/inbox.router.ts'
import type { InboxService } from './features/feedback/inbox.service.ts'
import { createOutboxRouter } from './features/mail/outbox.router.ts'
import type { OutboxService } from './features/mail/outbox.service.ts'
import { createOverviewRouter } from './features/overview/overview.router.ts'
import type { OverviewService } from './features/overview/overview.service.ts'
import { createStripeEventsRouter } from './features/subscription/stripe-events.router.ts'
import type { StripeEventsService } from './features/subscription/stripe-events.service.ts'
import { createJobsRouter } from './jobs/jobs.router.ts'
import type { JobsService } from './jobs/jobs.service.ts'
import { router } from './trpc/procedures.ts'

/** What whoever runs the server looks at; one property per part of the admin area. */
export interface OperatorServices {
  readonly overview: OverviewService
  readonly inbox: InboxService
  readonly outbox: OutboxService
  readonly jobs: JobsService
  readonly stripeEvents: StripeEventsService
  readonly bookCache: BookCacheService
}

export function createOperatorRouter(services: OperatorServices) {
  return router({
    overview: createOverviewRouter(services.overview),
    inbox: createInboxRouter(services.inbox),
    outbox: createOutboxRouter(services.outbox),
    jobs: createJobsRouter(services.jobs),
    stripeEvents: createStripeEventsRouter(services.stripeEvents),
    bookCache: createBookCacheRouter(services.bookCache),
  })
}
