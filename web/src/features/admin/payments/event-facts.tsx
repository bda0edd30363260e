import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Fact, Facts } from '../components/facts.tsx'
import { UserLink } from '../components/user-link.tsx'
import { describeState } from './event-labels.ts'

interface EventFactsProps {
  readonly event: RouterOutputs['admin']['stripeEvents']['get']
}

/** The stored part of an event. It holds IDs but no personal data. */
export function EventFacts({ event }: EventFactsProps) {
  const { id, createdAt, receivedAt, doneAt, nextAttemptAt, lastError } = event
  return (
    <Facts>
      <Fact name="Type">{event.type}</Fact>
      <Fact name="Event ID">{id}</Fact>
      <Fact name="Status">{describeState(event)}</Fact>
      <Fact name="Created in Stripe">{formatDateTime(createdAt)}</Fact>
      <Fact name="Received">{formatDateTime(receivedAt)}</Fact>
      <Fact name="Processed">{doneAt ? formatDateTime(doneAt) : 'Not yet'}</Fact>
      {nextAttemptAt && <Fact name="Next attempt">{formatDateTime(nextAttemptAt)}</Fact>}
      {lastError && <Fact name="Error">{lastError}</Fact>}
      <Fact name="Customer">{event.customerId ?? 'None'}</Fact>
      {event.chargeId && <Fact name="Charge">{event.chargeId}</Fact>}
      <Fact name="Account">
        {event.userId ? <UserLink userId={event.userId} /> : 'No matching account'}
      </Fact>
    </Facts>
  )
}
