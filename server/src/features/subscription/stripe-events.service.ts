import { DomainError } from '@everyshelf/domain/messages'
import type { eventsListInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { Tables } from '../../db/tables.ts'
import type { Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import type { EventState, StripeEventsRepo } from './stripe-events.repo.ts'

type EventColumns = Pick<Tables['stripe_event'], 'customerId' | 'chargeId' | 'doneAt'>

export type StripeEventsService = ReturnType<typeof createStripeEventsService>

interface StripeEventsServiceDeps {
  readonly repo: StripeEventsRepo
  readonly transact: Transact
  /** Null when payment is not configured. */
  readonly wake: (() => void) | null
  readonly now: () => number
}

export function createStripeEventsService(deps: StripeEventsServiceDeps) {
  const { repo, wake, now } = deps
  return {
    /** `isSetUp`: whether a Stripe key is configured. */
    list: async ({ state, after }: z.output<typeof eventsListInput>) => {
      const { rows, next } = await repo.list(state, after)
      return { isSetUp: wake !== null, rows: rows.map(withState), next }
    },

    get: async (record: RecordAction, id: string) => {
      const event = await repo.find(id)
      if (!event) throw new DomainError('not-found')
      await record(null, { action: 'event.view', subject: id })
      return withState(event)
    },

    /**
     * Processes the event again. That only refreshes the customer from Stripe, so repeating it is
     * safe.
     */
    process: async (record: RecordAction, id: string) => {
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

/** A `waiting` event with attempts has failed and will be retried. */
function withState<Row extends EventColumns>(row: Row) {
  const state: EventState = row.doneAt === null ? 'waiting' : 'done'
  return {
    ...row,
    state,
    /** Whether the event names a customer or charge; others have no effect. */
    canProcess: row.customerId !== null || row.chargeId !== null,
  }
}
