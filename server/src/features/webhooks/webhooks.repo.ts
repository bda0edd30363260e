import type { WebhookEventType, WebhookState } from '@everyshelf/domain/webhooks'
import { type IsoTime, parseJsonText, toJsonText } from '../../db/columns.ts'
import type { Queries } from '../../db/transact.ts'
import type { PersonalData } from '../../feature.ts'
import { deleteUnusedEvents } from './trim-log.repo.ts'

/** A webhook as its owner sees it, without its secret. */
export interface WebhookView {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEventType[]
  readonly state: WebhookState
  /** Why the server switched it off. */
  readonly offReason: 'failing' | 'gone' | null
  readonly createdAt: IsoTime
  /** The first failure since the last success. */
  readonly failingSince: IsoTime | null
  /** The last day on which events were skipped, because too many waited; null if none were. */
  readonly skippedAt: IsoTime | null
  /** Until then, the former secret signs too; null if there is none. */
  readonly formerSecretUntil: IsoTime | null
}

export interface NewWebhook {
  readonly id: string
  readonly ownerId: string
  readonly url: string
  readonly events: readonly WebhookEventType[]
  /** Encrypted. */
  readonly secret: string
  readonly createdAt: IsoTime
  readonly clicksFrom: IsoTime
}

export interface WebhookChange {
  readonly url?: string | undefined
  readonly events?: readonly WebhookEventType[] | undefined
  readonly isPaused?: boolean | undefined
}

const NO_FAILURES = { failingSince: null, failures: 0, restsUntil: null }

/** The webhooks of one owner: no query here can reach another's row. */
export function webhooksOf(queries: Queries, ownerId: string) {
  const select = () =>
    queries
      .selectFrom('webhook')
      .select(['id', 'url', 'events', 'pausedAt', 'offAt', 'offReason', 'createdAt'])
      .select(['failingSince', 'skippedAt', 'formerSecretUntil'])
      .where('ownerId', '=', ownerId)
  const update = (id: string) =>
    queries.updateTable('webhook').where('id', '=', id).where('ownerId', '=', ownerId)

  return {
    /** Oldest first. */
    list: async () => {
      const rows = await select().orderBy('createdAt').orderBy('id').execute()
      return rows.map(toView)
    },

    find: async (id: string) => {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && toView(row)
    },

    insert: async ({ events, ...webhook }: NewWebhook) => {
      const idle = {
        formerSecret: null,
        formerSecretUntil: null,
        pausedAt: null,
        offAt: null,
        offReason: null,
        ...NO_FAILURES,
        claimedUntil: null,
        claimedBy: null,
        rateUntil: null,
        servedAt: webhook.createdAt,
        skippedAt: null,
      }
      await queries
        .insertInto('webhook')
        .values({ ...webhook, events: toJsonText(events), ...idle })
        .execute()
    },

    /** Failures of another URL are forgotten. */
    change: async (id: string, { url, events }: WebhookChange) => {
      if (events)
        await update(id)
          .set({ events: toJsonText(events) })
          .execute()
      if (url === undefined) return
      await update(id)
        .set({ url, ...NO_FAILURES })
        .where('url', '!=', url)
        .execute()
    },

    pause: async (id: string, pausedAt: IsoTime) => {
      await update(id).set({ pausedAt }).where('pausedAt', 'is', null).execute()
    },

    /** Also forgets earlier failures. Hours of clicks in between get no event. */
    activate: async (id: string, clicksFrom: IsoTime) => {
      await update(id)
        .set({ pausedAt: null, offAt: null, offReason: null, clicksFrom, ...NO_FAILURES })
        .where((either) =>
          either.or([either('pausedAt', 'is not', null), either('offAt', 'is not', null)]),
        )
        .execute()
    },

    rotateSecret: async (id: string, secret: string, formerSecretUntil: IsoTime) => {
      await update(id)
        .set(({ ref }) => ({ formerSecret: ref('secret'), formerSecretUntil, secret }))
        .execute()
    },

    /** Also deletes its deliveries, and the events that only it had. False if the owner has no such webhook. */
    remove: async (id: string) => {
      const { numDeletedRows } = await queries
        .deleteFrom('webhook')
        .where('id', '=', id)
        .where('ownerId', '=', ownerId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return false
      await queries.deleteFrom('webhook_delivery').where('webhookId', '=', id).execute()
      await deleteUnusedEvents(queries, ownerId)
      return true
    },
  }
}

interface Row extends Omit<WebhookView, 'events' | 'state'> {
  readonly events: Parameters<typeof parseJsonText<readonly WebhookEventType[]>>[0]
  readonly pausedAt: IsoTime | null
  readonly offAt: IsoTime | null
}

function toView({ events, pausedAt, offAt, ...row }: Row): WebhookView {
  const state = offAt !== null ? 'off' : pausedAt !== null ? 'paused' : 'active'
  return { ...row, events: parseJsonText(events), state }
}

/** A user's webhooks without their secrets, with the log of their events. */
export const webhooksData: PersonalData = {
  exportOwned: async ({ ofOwner }) => ({
    webhook: await ofOwner('webhook', [
      'id',
      'url',
      'events',
      'createdAt',
      'pausedAt',
      'offAt',
      'offReason',
      'failingSince',
      'skippedAt',
    ]),
    webhook_event: await ofOwner('webhook_event', ['id', 'type', 'linkId', 'data', 'createdAt']),
    webhook_delivery: await ofOwner('webhook_delivery', [
      'webhookId',
      'eventId',
      'state',
      'attempts',
      'responseBody',
      'createdAt',
      'finishedAt',
    ]),
  }),
  // Writing an event of an hour of clicks locks the webhook, so its row is first.
  eraseOwned: ({ deleteOfOwner }) => deleteOfOwner('webhook', 'webhook_delivery', 'webhook_event'),
}
