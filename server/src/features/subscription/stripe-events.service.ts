import { DomainError } from '@everyshelf/domain/messages'
import type { Tables } from '../../db/tables.ts'
import type { Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import type { EventDetail, EventState, StripeEventsRepo } from './stripe-events.repo.ts'

type EventColumns = Pick<Tables['stripe_event'], 'customerId' | 'chargeId' | 'doneAt' | 'attempts'>

/** A `waiting` event with attempts has failed and will be retried. */
type WithState<Row extends EventColumns> = Row & {
  readonly state: EventState
  /** Whether the event names a customer or charge; others have no effect. */
  readonly canProcess: boolean
}

export interface StripeEventsService {
  readonly list: (query: {
    readonly state?: EventState | undefined
    readonly after?: string | undefined
  }) => Promise<{
    /** Whether a Stripe key is configured. */
    readonly isSetUp: boolean
    readonly rows: readonly WithState<Tables['stripe_event']>[]
    readonly next: string | null
  }>
  readonly get: (record: RecordAction, id: string) => Promise<WithState<EventDetail>>
  /**
   * Processes the event again. That only refreshes the customer from Stripe, so repeating it is
   * safe.
   */
  readonly process: (record: RecordAction, id: string) => Promise<void>
  readonly countPending: () => Promise<number>
}

interface StripeEventsServiceDeps {
  readonly repo: StripeEventsRepo
  readonly transact: Transact
  /** Null when payment is not configured. */
  readonly wake: (() => void) | null
  readonly now: () => number
}

export function createStripeEventsService(deps: StripeEventsServiceDeps): StripeEventsService {
  const { repo, wake, now } = deps
  return {
    list: async ({ state, after }) => {
      const { rows, next } = await repo.list(state, after)
      return { isSetUp: wake !== null, rows: rows.map(withState), next }
    },

    get: async (record, id) => {
      const event = await repo.find(id)
      if (!event) throw new DomainError('not-found')
      await record(null, { action: 'event.view', subject: id })
      return withState(event)
    },

    process: async (record, id) => {
      if (!wake) throw new DomainError('payment-not-set-up')
      const event = await repo.find(id)
      if (!event || !withState(event).canProcess) throw new DomainError('not-found')
      await deps.transact(async (queries) => {
        await repo.requeue(queries, id, now())
        await record(queries, { action: 'event.process', subject: id })
      })
      wake()
    },

    countPending: repo.countPending,
  }
}

function withState<Row extends EventColumns>(row: Row): WithState<Row> {
  return {
    ...row,
    state: row.doneAt === null ? 'waiting' : 'done',
    canProcess: row.customerId !== null || row.chargeId !== null,
  }
}
