import type { ExpressionBuilder } from 'kysely'
import type { IsoTime } from '../../db/columns.ts'
import type { Tables } from '../../db/tables.ts'
import type { Queries } from '../../db/transact.ts'

type Deliveries = Tables & { delivery: Tables['webhook_delivery'] }

/** So that the cost of a round does not grow with the number of events that wait. */
const DUE_AT_ONCE = 200
const POSTPONED_AT_ONCE = 500

/** The first due deliveries of a webhook, in order; of each link only its earliest event. */
export function selectDue(
  db: Queries,
  webhookId: string,
  now: IsoTime,
  limit: number,
  isUrgent: boolean,
) {
  const first = selectFirstDue(db, webhookId, now).$if(isUrgent, (query) =>
    query.where('delivery.isUrgent', '=', 1),
  )
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_event as event', 'event.id', 'delivery.eventId')
    .select(['delivery.id', 'attempts', 'isResent', 'eventId', 'type', 'data'])
    .select('event.createdAt as eventCreatedAt')
    .where('delivery.id', 'in', first.limit(DUE_AT_ONCE))
    .where((builder) =>
      builder.or([
        builder('delivery.isResent', '=', 1),
        builder.not(builder.exists(selectEarliest(builder))),
      ]),
    )
    .orderBy('delivery.position')
    .limit(limit)
}

/** Lets events of a link wait as long as its earliest one, which is to be retried. */
export function postponeBlocked(db: Queries, webhookId: string, now: IsoTime) {
  const blocked = selectFirstDue(db, webhookId, now)
    .where('delivery.isResent', '=', 0)
    .where((builder) => builder(selectEarliest(builder), '>', now))
    .limit(POSTPONED_AT_ONCE)
  return db
    .updateTable('webhook_delivery as delivery')
    .set((builder) => ({ nextAttemptAt: selectEarliest(builder) }))
    .where('delivery.id', 'in', blocked)
}

/** `coalesce` keeps the databases from sorting by time: the index has what waits in order. */
function selectFirstDue(db: Queries, webhookId: string, now: IsoTime) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .select('delivery.id')
    .where('delivery.webhookId', '=', webhookId)
    .where('delivery.nextAttemptAt', 'is not', null)
    .where(({ fn, val, eb }) => eb(fn.coalesce('delivery.nextAttemptAt', val('')), '<=', now))
    .orderBy('delivery.position')
}

/** When the earliest waiting event of the same link is tried, if it is earlier than `delivery`. */
function selectEarliest({ selectFrom }: ExpressionBuilder<Deliveries, 'delivery'>) {
  return selectFrom('webhook_delivery as earlier')
    .select('earlier.nextAttemptAt')
    .whereRef('earlier.webhookId', '=', 'delivery.webhookId')
    .whereRef('earlier.linkId', '=', 'delivery.linkId')
    .whereRef('earlier.position', '<', 'delivery.position')
    .where('earlier.nextAttemptAt', 'is not', null)
    .where('earlier.isResent', '=', 0)
    .orderBy('earlier.position')
    .limit(1)
}
