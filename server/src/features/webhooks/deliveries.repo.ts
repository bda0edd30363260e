import type { DeliveryState } from '@everyshelf/domain/webhooks'
import { type IsoTime, parseJsonText } from '../../db/columns.ts'
import { type Page, parsePageKey, toPage } from '../../db/page-keys.ts'
import type { Queries } from '../../db/transact.ts'
import type { StoredEvent } from './render-event.ts'
import type { DeliveryAttempt } from './schema.ts'

export interface StoredDelivery extends StoredEvent {
  readonly id: string
  readonly webhookId: string
  readonly linkId: string | null
  readonly state: DeliveryState
  readonly attempts: readonly DeliveryAttempt[]
  readonly nextAttemptAt: IsoTime | null
  readonly responseBody: string | null
  readonly createdAt: IsoTime
  readonly finishedAt: IsoTime | null
}

const ROWS_PER_PAGE = 25

/** The deliveries of one owner: no query here can reach another's row. */
export function deliveriesOf(queries: Queries, ownerId: string) {
  const select = () =>
    queries
      .selectFrom('webhook_delivery as delivery')
      .innerJoin('webhook_event as event', 'event.id', 'delivery.eventId')
      .select(['delivery.id', 'webhookId', 'delivery.linkId', 'state', 'attempts'])
      .select(['nextAttemptAt', 'responseBody', 'delivery.createdAt', 'finishedAt', 'eventId'])
      .select(['type', 'data', 'event.createdAt as eventCreatedAt'])
      .where('delivery.ownerId', '=', ownerId)

  return {
    /** Newest first. */
    list: async (
      webhookId: string,
      state: DeliveryState | undefined,
      after: string | undefined,
    ): Promise<Page<StoredDelivery>> => {
      const key = parsePageKey(after)
      const rows = await select()
        .where('webhookId', '=', webhookId)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
        .$if(key !== undefined, (query) =>
          query
            .where('delivery.createdAt', '<=', key?.time ?? '')
            .where(({ eb, or }) =>
              or([
                eb('delivery.createdAt', '<', key?.time ?? ''),
                eb('delivery.id', '<', key?.id ?? ''),
              ]),
            ),
        )
        .orderBy('delivery.createdAt', 'desc')
        .orderBy('delivery.id', 'desc')
        .limit(ROWS_PER_PAGE + 1)
        .execute()
      return toPage(rows.map(withAttempts), ROWS_PER_PAGE, ({ createdAt: time, id }) => ({
        time,
        id,
      }))
    },

    find: async (id: string): Promise<StoredDelivery | undefined> => {
      const row = await select().where('delivery.id', '=', id).executeTakeFirst()
      return row && withAttempts(row)
    },

    findByEvent: async (
      webhookId: string,
      eventId: string,
    ): Promise<StoredDelivery | undefined> => {
      const row = await select()
        .where('webhookId', '=', webhookId)
        .where('eventId', '=', eventId)
        .executeTakeFirst()
      return row && withAttempts(row)
    },

    /**
     * Makes a delivery due now, even while the webhook rests. A delivery that waits for an earlier event of
     * its link keeps waiting. A finished one gets one more attempt.
     */
    resend: async (id: string, now: IsoTime) => {
      const update = () =>
        queries
          .updateTable('webhook_delivery')
          .set({ nextAttemptAt: now, isUrgent: 1 })
          .where('id', '=', id)
          .where('ownerId', '=', ownerId)
      await update()
        .where('state', '=', 'waiting')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhook_delivery as earlier')
                .select('earlier.id')
                .whereRef('earlier.webhookId', '=', 'webhook_delivery.webhookId')
                .whereRef('earlier.linkId', '=', 'webhook_delivery.linkId')
                .whereRef('earlier.position', '<', 'webhook_delivery.position')
                .where('earlier.nextAttemptAt', 'is not', null)
                .where('earlier.isResent', '=', 0),
            ),
          ),
        )
        .execute()
      await update()
        .set({ state: 'waiting', isResent: 1, finishedAt: null })
        .where('state', '!=', 'waiting')
        .execute()
    },
  }
}

type Attempts = Parameters<typeof parseJsonText<readonly DeliveryAttempt[]>>[0]

function withAttempts<Row extends { readonly attempts: Attempts }>(row: Row) {
  return { ...row, attempts: parseJsonText(row.attempts) }
}

/** Deletes old deliveries, and events that no delivery needs. Returns how many deliveries. */
export async function deleteOldDeliveries(queries: Queries, before: IsoTime): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('webhook_delivery')
    .where('createdAt', '<', before)
    .executeTakeFirst()
  await queries.deleteFrom('webhook_event').where('createdAt', '<', before).execute()
  await queries
    .updateTable('webhook')
    .set({ skippedAt: null })
    .where('skippedAt', '<', before)
    .execute()
  return Number(numDeletedRows)
}
