import { DomainError } from '@everyshelf/domain/messages'
import type { StripeEventTable } from '../../db/tables/stripe-event.table.ts'
import type { Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import type { EventDetail, EventState, StripeEventsRepo } from './stripe-events.repo.ts'

type Named = Pick<StripeEventTable, 'customerId' | 'chargeId' | 'doneAt' | 'attempts'>

/** `waiting` has failed and is tried again when it has attempts. */
type WithState<Row extends Named> = Row & {
  readonly state: EventState
  /** It names whom to read again at Stripe; others are kept and mean nothing here. */
  readonly canProcess: boolean
}

export interface StripeEventsService {
  readonly list: (query: {
    readonly state?: EventState | undefined
    readonly after?: string | undefined
  }) => Promise<{
    /** Whether a key of Stripe is configured. */
    readonly isSetUp: boolean
    readonly rows: readonly WithState<StripeEventTable>[]
    readonly next: string | null
  }>
  readonly get: (record: RecordAction, id: string) => Promise<WithState<EventDetail>>
  /**
   * Does again what the event asked for. It was never more than to read a customer at Stripe and to
   * write what that says, so that doing it twice changes nothing.
   */
  readonly process: (record: RecordAction, id: string) => Promise<void>
  readonly countWaiting: () => Promise<number>
}

interface StripeEventsServiceDeps {
  readonly repo: StripeEventsRepo
  readonly transact: Transact
  /** Null where payment is not set up. */
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
        await repo.takeUpAgain(queries, id, now())
        await record(queries, { action: 'event.process', subject: id })
      })
      wake()
    },

    countWaiting: repo.countWaiting,
  }
}

function withState<Row extends Named>(row: Row): WithState<Row> {
  return {
    ...row,
    state: row.doneAt === null ? 'waiting' : 'done',
    canProcess: row.customerId !== null || row.chargeId !== null,
  }
}
