import type { RouterOutputs } from '@everyshelf/server/api'
import { formatDateTime } from '../../../format/dates.ts'
import { Fact, Facts } from '../lists/facts.tsx'
import { UserLink } from '../lists/user-link.tsx'
import { describeState } from './event-names.ts'

interface EventFactsProps {
  readonly event: RouterOutputs['admin']['stripeEvents']['get']
}

/** What is kept of an event: nothing of it says who somebody is, but for the account here. */
export function EventFacts({ event }: EventFactsProps) {
  const { id, createdAt, receivedAt, doneAt, nextAttemptAt, lastError } = event
  return (
    <Facts>
      <Fact name="Kind">{event.type}</Fact>
      <Fact name="Event">{id}</Fact>
      <Fact name="State">{describeState(event)}</Fact>
      <Fact name="Made at Stripe">{formatDateTime(createdAt)}</Fact>
      <Fact name="Received">{formatDateTime(receivedAt)}</Fact>
      <Fact name="Done">{doneAt ? formatDateTime(doneAt) : 'Not yet'}</Fact>
      {nextAttemptAt && <Fact name="Next try">{formatDateTime(nextAttemptAt)}</Fact>}
      {lastError && <Fact name="Error">{lastError}</Fact>}
      <Fact name="Customer">{event.customerId ?? 'Not named'}</Fact>
      {event.chargeId && <Fact name="Charge">{event.chargeId}</Fact>}
      <Fact name="Account">
        {event.userId ? <UserLink userId={event.userId} /> : 'Nobody here'}
      </Fact>
    </Facts>
  )
}
