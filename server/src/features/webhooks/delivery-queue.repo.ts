import { WEBHOOKS_MAX } from '@everyshelf/domain/limits'
import type { ExpressionBuilder } from 'kysely'
import { type IsoTime, parseJsonText, toJsonText } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'
import { postponeBlocked, selectDue } from './due-deliveries.repo.ts'
import type { StoredEvent } from './render-event.ts'
import { rateLimitAt } from './request-rate.ts'
import type { DeliveryAttempt } from './schema.ts'
import { trimLog } from './trim-log.repo.ts'

/** A delivery that is due, with its event. */
export interface DueDelivery extends StoredEvent {
  readonly id: string
  readonly attempts: readonly DeliveryAttempt[]
  readonly isResent: boolean
}

export interface WebhookClaim {
  readonly id: string
  /** Another one for each claim. */
  readonly by: string
}

/** What is left to do after an attempt. */
export interface DeliveryOutcome {
  readonly attempts: readonly DeliveryAttempt[]
  readonly responseBody: string | null
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** Null when the delivery is finished. */
  readonly nextAttemptAt: IsoTime | null
  readonly finishedAt: IsoTime | null
}

/** Webhooks of one owner at the same time, so that slow receivers of one account do not delay others. */
const PER_OWNER = 3

export type DeliveryQueue = ReturnType<typeof createDeliveryQueue>

/** The deliveries of all accounts, for the worker. */
export function createDeliveryQueue(db: Queries) {
  const ownWebhook = ({ id, by }: WebhookClaim) =>
    db.updateTable('webhook').where('id', '=', id).where('claimedBy', '=', by)

  return {
    /**
     * Active webhooks that no process has claimed, that are not resting (except for urgent events), and that
     * have something due. The one that waited longest comes first, and at most `PER_OWNER` have the same
     * owner.
     */
    listDueWebhooks: async (now: IsoTime, limit: number) => {
      const rows = await db
        .selectFrom('webhook')
        .select(['id', 'ownerId'])
        .where(isFree(now))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_delivery as delivery')
              .select('delivery.id')
              .whereRef('delivery.webhookId', '=', 'webhook.id')
              .where('delivery.nextAttemptAt', '<=', now),
          ),
        )
        .orderBy('servedAt')
        .limit(limit * WEBHOOKS_MAX)
        .execute()
      return takeFewPerOwner(rows).slice(0, limit)
    },

    /** False when it is claimed or not active, or the owner has enough claimed webhooks. */
    claim: async ({ id, by }: WebhookClaim, now: IsoTime, until: IsoTime) => {
      const { numUpdatedRows } = await db
        .updateTable('webhook')
        .set({ claimedUntil: until, claimedBy: by })
        .where('id', '=', id)
        .where(isFree(now))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Undefined when another process has it, or it is no longer active. */
    renew: async (claim: WebhookClaim, until: IsoTime) =>
      await ownWebhook(claim)
        .set({ claimedUntil: until })
        .where('pausedAt', 'is', null)
        .where('offAt', 'is', null)
        .returning([
          'id',
          'ownerId',
          'url',
          'secret',
          'formerSecret',
          'formerSecretUntil',
          'failures',
          'failingSince',
          'restsUntil',
          'rateUntil',
        ])
        .executeTakeFirst(),

    /** Counts requests that are about to be sent. */
    countRequests: async (claim: WebhookClaim, rateUntil: IsoTime) => {
      await ownWebhook(claim).set({ rateUntil }).execute()
    },

    trimLog: (webhookId: string) => trimLog(db, webhookId),

    release: async (claim: WebhookClaim, servedAt: IsoTime) => {
      await ownWebhook(claim).set({ claimedUntil: null, claimedBy: null, servedAt }).execute()
    },

    /** Returns how many events now wait for an earlier one. There can be more. */
    postponeBlocked: async (webhookId: string, now: IsoTime) => {
      const { numUpdatedRows } = await postponeBlocked(db, webhookId, now).executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /** What is due, in order; of each link only its earliest event. */
    listDue: async (
      webhookId: string,
      now: IsoTime,
      limit: number,
      { isUrgent } = { isUrgent: false },
    ): Promise<DueDelivery[]> => {
      const rows = await selectDue(db, webhookId, now, limit, isUrgent).execute()
      return rows.map(({ attempts, isResent, ...row }) => ({
        ...row,
        attempts: parseJsonText(attempts),
        isResent: isResent === 1,
      }))
    },

    /** Changes nothing if another process has claimed the webhook meanwhile. */
    record: async (claim: WebhookClaim, id: string, { attempts, ...outcome }: DeliveryOutcome) => {
      await db
        .updateTable('webhook_delivery')
        .set({ ...outcome, attempts: toJsonText(attempts), isResent: 0, isUrgent: 0 })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('webhookId', 'in', (from) =>
          from
            .selectFrom('webhook')
            .select('id')
            .where('id', '=', claim.id)
            .where('claimedBy', '=', claim.by),
        )
        .execute()
    },

    markSucceeded: async (claim: WebhookClaim) => {
      await ownWebhook(claim).set({ failures: 0, failingSince: null, restsUntil: null }).execute()
    },

    markFailed: async (
      claim: WebhookClaim,
      facts: { failures: number; failingSince: IsoTime; restsUntil: IsoTime },
    ) => {
      await ownWebhook(claim).set(facts).execute()
    },

    countWaiting: async () => {
      const { waiting } = await db
        .selectFrom('webhook_delivery')
        .select(({ fn }) => fn.countAll().as('waiting'))
        .where('nextAttemptAt', 'is not', null)
        .executeTakeFirstOrThrow()
      return Number(waiting)
    },
  }
}

function isFree(now: IsoTime) {
  return ({ and, or, eb, exists, selectFrom }: ExpressionBuilder<Tables, 'webhook'>) =>
    and([
      eb('pausedAt', 'is', null),
      eb('offAt', 'is', null),
      or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]),
      or([eb('rateUntil', 'is', null), eb('rateUntil', '<=', rateLimitAt(now))]),
      or([
        eb('restsUntil', 'is', null),
        eb('restsUntil', '<=', now),
        exists(
          selectFrom('webhook_delivery as urgent')
            .select('urgent.id')
            .whereRef('urgent.webhookId', '=', 'webhook.id')
            .where('urgent.isUrgent', '=', 1)
            .where('urgent.nextAttemptAt', '<=', now),
        ),
      ]),
      eb(
        selectFrom('webhook as other')
          .select(({ fn }) => fn.countAll().as('claimed'))
          .whereRef('other.ownerId', '=', 'webhook.ownerId')
          .where('other.claimedUntil', '>', now),
        '<',
        PER_OWNER,
      ),
    ])
}

function takeFewPerOwner(rows: readonly { readonly id: string; readonly ownerId: string }[]) {
  const counts = new Map<string, number>()
  return rows.flatMap(({ id, ownerId }) => {
    const count = (counts.get(ownerId) ?? 0) + 1
    counts.set(ownerId, count)
    return count <= PER_OWNER ? [id] : []
  })
}
