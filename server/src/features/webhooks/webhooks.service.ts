import { WEBHOOK_SECRET_OVERLAP_HOURS, WEBHOOKS_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { WebhookEventType } from '@everyshelf/domain/webhooks'
import { type IsoTime, toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { SecretSeal } from '../../sealed-secret.ts'
import { createWebhookSecret } from './sign-event.ts'
import { startOfHour } from './start-of-hour.ts'
import { type WebhookChange, type WebhookView, webhooksOf } from './webhooks.repo.ts'

/** The only answers that have the secret: to creating and to rotating. */
export interface WebhookWithSecret extends WebhookView {
  readonly secret: string
}

interface Owner {
  readonly userId: string
}

interface WebhooksServiceDeps {
  readonly db: Queries
  readonly transact: Transact
  /** Makes other changes to the owner's links and webhooks wait until the transaction ends. */
  readonly lockOwner: (queries: Queries, ownerId: string) => Promise<void>
  readonly seal: SecretSeal
  readonly now: () => number
}

const OVERLAP_MS = WEBHOOK_SECRET_OVERLAP_HOURS * 60 * 60 * 1000

export type WebhooksService = ReturnType<typeof createWebhooksService>

export function createWebhooksService({ db, transact, lockOwner, seal, now }: WebhooksServiceDeps) {
  const iso = (time: number): IsoTime => toIsoTime(new Date(time))

  async function requireWebhook(queries: Queries, userId: string, id: string) {
    const webhook = await webhooksOf(queries, userId).find(id)
    if (!webhook) throw new DomainError('not-found')
    return hideExpired(webhook)
  }

  /** A former secret that no longer signs is of no interest. */
  function hideExpired(webhook: WebhookView): WebhookView {
    const { formerSecretUntil } = webhook
    const isOver = formerSecretUntil !== null && formerSecretUntil <= iso(now())
    return isOver ? { ...webhook, formerSecretUntil: null } : webhook
  }

  return {
    list: async ({ userId }: Owner): Promise<WebhookView[]> =>
      (await webhooksOf(db, userId).list()).map(hideExpired),

    get: ({ userId }: Owner, id: string): Promise<WebhookView> => requireWebhook(db, userId, id),

    create: async (
      { userId: ownerId }: Owner,
      request: { readonly url: string; readonly events: readonly WebhookEventType[] },
    ): Promise<WebhookWithSecret> => {
      const secret = createWebhookSecret()
      const id = createRowId()
      const webhook = await transact(async (queries) => {
        await lockOwner(queries, ownerId)
        const own = webhooksOf(queries, ownerId)
        const webhooks = await own.list()
        if (webhooks.length >= WEBHOOKS_MAX) throw new DomainError('webhook-limit-reached')
        requireNewUrl(webhooks, request.url)
        await own.insert({
          ...request,
          id,
          ownerId,
          secret: seal.seal(secret, ownerId),
          createdAt: iso(now()),
          clicksFrom: startOfHour(now()),
        })
        return await requireWebhook(queries, ownerId, id)
      })
      return { ...webhook, secret }
    },

    update: ({ userId }: Owner, id: string, change: WebhookChange): Promise<WebhookView> =>
      transact(async (queries) => {
        await lockOwner(queries, userId)
        const own = webhooksOf(queries, userId)
        const others = (await own.list()).filter((webhook) => webhook.id !== id)
        requireNewUrl(others, change.url)
        await own.change(id, change)
        if (change.isPaused === true) await own.pause(id, iso(now()))
        if (change.isPaused === false) await own.activate(id, startOfHour(now()))
        return await requireWebhook(queries, userId, id)
      }),

    /** The former secret signs too for a day, so that receivers can change over. */
    rotateSecret: async ({ userId }: Owner, id: string): Promise<WebhookWithSecret> => {
      const secret = createWebhookSecret()
      const webhook = await transact(async (queries) => {
        await lockOwner(queries, userId)
        const own = webhooksOf(queries, userId)
        await own.rotateSecret(id, seal.seal(secret, userId), iso(now() + OVERLAP_MS))
        return await requireWebhook(queries, userId, id)
      })
      return { ...webhook, secret }
    },

    remove: ({ userId }: Owner, id: string): Promise<WebhookView> =>
      transact(async (queries) => {
        await lockOwner(queries, userId)
        const webhook = await requireWebhook(queries, userId, id)
        await webhooksOf(queries, userId).remove(id)
        return webhook
      }),
  }
}

/** So that one change of a link sends a URL one request. */
function requireNewUrl(webhooks: readonly WebhookView[], url: string | undefined): void {
  if (webhooks.some((webhook) => webhook.url === url)) throw new DomainError('webhook-url-taken')
}
