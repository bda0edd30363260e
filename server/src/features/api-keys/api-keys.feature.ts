import type { Platform } from '../../platform.ts'
import { router } from '../../trpc/procedures.ts'
import type { AccountsFeature } from '../accounts/accounts.feature.ts'
import type { MailService } from '../mail/mail.service.ts'
import { deleteRevokedKeys } from './api-keys.repo.ts'
import { createApiKeysRouter } from './api-keys.router.ts'
import { createApiKeysService } from './api-keys.service.ts'
import { createIdempotency } from './idempotency.ts'

interface ApiKeysDeps extends Pick<Platform, 'database' | 'transact' | 'startSharedJob' | 'now'> {
  readonly accounts: Pick<AccountsFeature, 'requireFresh'>
  readonly mail: Pick<MailService, 'enqueue'>
}

const REVOKED_KEY_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export type ApiKeysFeature = ReturnType<typeof createApiKeysFeature>

/** The API keys of an account, and the responses that the API repeats. */
export function createApiKeysFeature(deps: ApiKeysDeps) {
  const { database, transact, now } = deps
  const { db } = database
  const keys = createApiKeysService({
    db,
    transact,
    requireFresh: deps.accounts.requireFresh,
    enqueue: deps.mail.enqueue,
    now,
  })
  const idempotency = createIdempotency({ db, now })
  const cleaning = deps.startSharedJob('api-requests', async () => {
    await idempotency.deleteExpired()
    await deleteRevokedKeys(db, new Date(now() - REVOKED_KEY_DAYS * DAY_MS))
  })
  return {
    router: router({ apiKeys: createApiKeysRouter(keys) }),
    findSessionByKey: keys.findSession,
    issueKey: keys.issueKey,
    requireRoom: keys.requireRoom,
    hasWorkedLately: keys.hasWorkedLately,
    idempotency,
    stop: cleaning.stop,
  }
}
