import { WEBHOOK_SECRET_OVERLAP_HOURS, WEBHOOKS_MAX } from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import type { WebhookEventType } from '@everyshelf/domain/webhooks'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries, Transact } from '../../db/transact.ts'
import type { SecretSeal } from '../../secrets/sealed-secret.ts'
import type { Session } from '../../trpc/request-context.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { WebhookWarning } from '../mail/templates/webhook-changed.ts'
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
  readonly requireFresh: (
    session: Session,
    password: string | undefined,
    address: string,
  ) => Promise<void>
  readonly enqueue: MailService['enqueue']
  readonly now: () => number
}

const OVERLAP_MS = WEBHOOK_SECRET_OVERLAP_HOURS * 60 * 60 * 1000

export type WebhooksService = ReturnType<typeof createWebhooksService>

export function createWebhooksService(deps: WebhooksServiceDeps) {
  const { db, transact, lockOwner, seal, now } = deps
  const iso = (time: number) => toIsoTime(time)

  async function requireWebhook(queries: Queries, userId: string, id: string) {
    const webhook = await webhooksOf(queries, userId).find(id)
    if (!webhook) throw new DomainError('not-found')
    return hideExpired(webhook)
  }

  /** A former secret that no longer signs is of no interest. */
  function hideExpired(webhook: WebhookView) {
    const { formerSecretUntil } = webhook
    const isOver = formerSecretUntil !== null && formerSecretUntil <= iso(now())
    return isOver ? { ...webhook, formerSecretUntil: null } : webhook
  }

  /**
   * A webhook outlives the session that created it, just as an API key does, so creating one requires proof.
   * A request with an API key needs none, because the owner gave the same proof to create the key.
   */
  async function requireProof(session: Session, password: string | undefined, address: string) {
    if (session.client !== 'api') await deps.requireFresh(session, password, address)
  }

  /** In the transaction of the change, also if an API key made it. */
  async function warnOwner(
    queries: Queries,
    { email, firstName }: Session,
    change: WebhookWarning,
    id: string,
  ) {
    await deps.enqueue(queries, {
      template: 'webhook-changed',
      to: email,
      data: { firstName, change },
      dedupeKey: `webhook-changed:${id}:${change}:${now()}`,
    })
  }

  return {
    list: async ({ userId }: Owner) => (await webhooksOf(db, userId).list()).map(hideExpired),

    get: ({ userId }: Owner, id: string) => requireWebhook(db, userId, id),

    create: async (
      session: Session,
      {
        password,
        ...request
      }: {
        readonly url: string
        readonly events: readonly WebhookEventType[]
        readonly password?: string | undefined
      },
      address: string,
    ): Promise<WebhookWithSecret> => {
      await requireProof(session, password, address)
      const { userId: ownerId } = session
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
        await warnOwner(queries, session, 'created', id)
        return await requireWebhook(queries, ownerId, id)
      })
      return { ...webhook, secret }
    },

    update: async (
      session: Session,
      id: string,
      { password, ...change }: WebhookChange & { readonly password?: string | undefined },
      address: string,
    ) => {
      const { userId } = session
      const hasNewUrl = ({ url }: WebhookView) => change.url !== undefined && change.url !== url
      const isProven = hasNewUrl(await requireWebhook(db, userId, id))
      if (isProven) await requireProof(session, password, address)
      return await transact(async (queries) => {
        await lockOwner(queries, userId)
        const own = webhooksOf(queries, userId)
        const webhook = await requireWebhook(queries, userId, id)
        const others = (await own.list()).filter((other) => other.id !== id)
        requireNewUrl(others, change.url)
        if (hasNewUrl(webhook)) {
          // Another request has changed the URL since.
          if (!isProven) throw new DomainError('sign-in-again')
          await warnOwner(queries, session, 'url-changed', id)
        }
        await own.change(id, change)
        if (change.isPaused === true) await own.pause(id, iso(now()))
        if (change.isPaused === false) await own.activate(id, startOfHour(now()))
        return await requireWebhook(queries, userId, id)
      })
    },

    /** The former secret signs too for a day, so that receivers can change over. */
    rotateSecret: async (
      session: Session,
      id: string,
      password: string | undefined,
      address: string,
    ): Promise<WebhookWithSecret> => {
      await requireProof(session, password, address)
      const { userId } = session
      const secret = createWebhookSecret()
      const webhook = await transact(async (queries) => {
        await lockOwner(queries, userId)
        const own = webhooksOf(queries, userId)
        await own.rotateSecret(id, seal.seal(secret, userId), iso(now() + OVERLAP_MS))
        const rotated = await requireWebhook(queries, userId, id)
        await warnOwner(queries, session, 'secret-rotated', id)
        return rotated
      })
      return { ...webhook, secret }
    },

    remove: ({ userId }: Owner, id: string) =>
      transact(async (queries) => {
        await lockOwner(queries, userId)
        const webhook = await requireWebhook(queries, userId, id)
        await webhooksOf(queries, userId).remove(id)
        return webhook
      }),
  }
}

/** So that one change to a link sends a URL one request. */
function requireNewUrl(webhooks: readonly WebhookView[], url: string | undefined) {
  if (webhooks.some((webhook) => webhook.url === url)) throw new DomainError('webhook-url-taken')
}
