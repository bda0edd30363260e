import { formatDateTime } from '@everyshelf/domain/format'
import type { RouterOutputs } from '@everyshelf/server/api'
import { Button, Dialog } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ActionResult } from '../components/action-result.tsx'
import { Fact, Facts } from '../components/facts.tsx'
import { auditedView, Loaded } from '../components/loaded.tsx'
import { UserLink } from '../components/user-link.tsx'
import { describeState } from './event-row.tsx'

interface EventDialogProps {
  readonly id: string
  readonly isSetUp: boolean
  readonly onClose: () => void
}

/** One event, and a button to process it again. */
export function EventDialog({ id, isSetUp, onClose }: EventDialogProps) {
  const query = trpc.admin.stripeEvents.get.useQuery({ id }, auditedView)
  const loading = (
    <p role="status" className="m-0 animate-late text-ink-soft">
      Loading
    </p>
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Payment event">
      <div className="mt-5">
        <Loaded query={query} skeleton={loading}>
          {(event) => (
            <>
              <EventFacts event={event} />
              {event.canProcess ? (
                <ProcessAgain id={id} isSetUp={isSetUp} />
              ) : (
                <p className="mt-5 mb-0 text-ink-soft">
                  This event has no customer, so there is nothing to process.
                </p>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

interface EventFactsProps {
  readonly event: RouterOutputs['admin']['stripeEvents']['get']
}

/** The stored part of an event. It holds IDs but no personal data. */
function EventFacts({ event }: EventFactsProps) {
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

function ProcessAgain({ id, isSetUp }: Pick<EventDialogProps, 'id' | 'isSetUp'>) {
  const { stripeEvents, overview } = trpc.useUtils().admin
  const process = trpc.admin.stripeEvents.process.useMutation({
    onSuccess: async () => {
      await Promise.all([
        stripeEvents.get.invalidate({ id }),
        stripeEvents.list.invalidate(),
        overview.invalidate(),
      ])
    },
  })
  if (!isSetUp) return <p className="mt-5 mb-0 text-ink-soft">Payments are not set up.</p>
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <Button busy={process.isPending} onClick={() => process.mutate({ id })}>
        Process again
      </Button>
      <ActionResult
        error={process.error}
        done={process.isSuccess ? 'Processing now.' : 'You can safely process an event twice.'}
      />
    </div>
  )
}
