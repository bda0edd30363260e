import { Dialog } from '@everyshelf/ui/primitives'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/admin-load-failure.tsx'
import { EventFacts } from './event-facts.tsx'
import { ProcessAgain } from './process-again.tsx'

interface EventDialogProps {
  readonly id: string
  readonly isSetUp: boolean
  readonly onClose: () => void
}

/** One event, and a button to process it again. */
export function EventDialog({ id, isSetUp, onClose }: EventDialogProps) {
  // Every view is written to the audit log, so the page never refetches automatically.
  const { data, error, refetch } = trpc.admin.stripeEvents.get.useQuery(
    { id },
    { refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Payment event">
      <div className="mt-5">
        {data ? (
          <>
            <EventFacts event={data} />
            {data.canProcess ? (
              <ProcessAgain id={id} isSetUp={isSetUp} />
            ) : (
              <p className="mt-5 mb-0 text-ink-soft">
                This event has no customer, so there is nothing to process.
              </p>
            )}
          </>
        ) : error ? (
          <AdminLoadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status" className="m-0 animate-late text-ink-soft">
            Loading
          </p>
        )}
      </div>
    </Dialog>
  )
}
