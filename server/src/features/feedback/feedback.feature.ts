import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { OutboxService } from '../mail/outbox.service.ts'
import { createFeedbackRepo } from './feedback.repo.ts'
import { createFeedbackRouter } from './feedback.router.ts'
import { createFeedbackService } from './feedback.service.ts'
import { createInboxRepo } from './inbox.repo.ts'
import { createInboxRouter } from './inbox.router.ts'
import { createInboxService } from './inbox.service.ts'

interface FeedbackDeps extends Pick<Platform, 'database' | 'transact' | 'now'> {
  readonly mail: Pick<MailService, 'enqueue' | 'wake'>
  readonly outbox: Pick<OutboxService, 'findState'>
}

export type FeedbackFeature = ReturnType<typeof createFeedbackFeature>

/** Messages to the operator, and the inbox where admins answer them. */
export function createFeedbackFeature({ database, transact, mail, outbox, now }: FeedbackDeps) {
  const feedback = createFeedbackService({ repo: createFeedbackRepo(), transact, mail, now })
  const repo = createInboxRepo(database.db)
  const inbox = createInboxService({ repo, transact, mail, outbox, now })
  return {
    router: router({ feedback: createFeedbackRouter(feedback) }),
    adminRouter: router({ inbox: createInboxRouter(inbox) }),
    inbox,
  }
}
