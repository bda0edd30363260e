import type { Route } from '../../http/express-app.ts'
import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AdminGate } from '../../trpc/request-context.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { MailService } from './mail.service.ts'
import { createMailPreviewRoute } from './mail-preview.route.ts'
import { createOutboxRepo } from './outbox.repo.ts'
import { createOutboxRouter } from './outbox.router.ts'
import { createOutboxService } from './outbox.service.ts'

interface OutboxDeps
  extends Pick<Platform, 'config' | 'database' | 'transact' | 'countRequest' | 'now'> {
  readonly mail: Pick<MailService, 'enqueueSample' | 'wake'>
  readonly accounts: Pick<AccountsFeature, 'findSession'>
  readonly admin: { readonly gate: Pick<AdminGate, 'requireOpen'> }
}

/**
 * The admin pages about email: the outbox and the previews. Separate from `mail.feature.ts`,
 * because accounts need that one and these pages need accounts.
 */
export function createOutboxFeature(deps: OutboxDeps) {
  const { config, database, transact, mail, accounts, admin, countRequest, now } = deps
  const outbox = createOutboxService({
    repo: createOutboxRepo(database.db),
    transact,
    mail,
    isSetUp: config.mail.smtpUrl !== null,
    sender: config.mail.from.address,
    publicUrl: config.publicUrl,
    now,
  })
  const routes: readonly Route[] = [
    createMailPreviewRoute({
      outbox,
      findSession: accounts.findSession,
      gate: admin.gate,
      countRequest: (request) => countRequest('admin', request),
    }),
  ]
  return {
    adminRouter: router({ outbox: createOutboxRouter(outbox) }),
    routes,
    describe: outbox.describe,
    findState: outbox.findState,
  }
}
