import { WEBHOOK_LOG_DAYS, WEBHOOK_LOG_MAX } from '@everyshelf/domain/limits'
import type { DeliveryState } from '@everyshelf/domain/webhooks'
import { Button, ChoiceField } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { DeliveryRow } from './delivery-row.tsx'

interface DeliveryLogProps {
  readonly webhookId: string
  readonly canResend: boolean
}

const states: readonly { readonly code: DeliveryState; readonly name: string }[] = [
  { code: 'delivered', name: 'Delivered' },
  { code: 'waiting', name: 'Waiting' },
  { code: 'failed', name: 'Failed' },
]

/** While an event waits, the newest page is loaded again. */
const REFRESH_MS = 3000

/** The last deliveries of a webhook, newest first. */
export function DeliveryLog({ webhookId, canResend }: DeliveryLogProps) {
  const [state, setState] = useState<DeliveryState | ''>('')
  const [olderPages, setOlderPages] = useState<readonly string[]>([])
  const filter = state === '' ? {} : { state }
  const page = { id: webhookId, ...filter, canResend }
  const addPage = (after: string) => setOlderPages([...olderPages, after])
  return (
    <section aria-label="Deliveries" className="mt-7">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h4 className="m-0 font-display text-lg">Deliveries</h4>
          <p className="m-0 text-sm text-ink-soft">
            The last {WEBHOOK_LOG_MAX} deliveries from the past {WEBHOOK_LOG_DAYS} days
          </p>
        </div>
        <div className="w-44">
          <ChoiceField
            label="Show"
            value={state}
            choices={states}
            none="All"
            onChange={(code) => {
              setState(states.find((one) => one.code === code)?.code ?? '')
              setOlderPages([])
            }}
          />
        </div>
      </div>
      <DeliveryPage {...page} isLast={olderPages.length === 0} onOlder={addPage} />
      {olderPages.map((after, index) => (
        <DeliveryPage
          key={after}
          {...page}
          after={after}
          isLast={index === olderPages.length - 1}
          onOlder={addPage}
        />
      ))}
    </section>
  )
}

interface DeliveryPageProps {
  readonly id: string
  readonly state?: DeliveryState
  readonly after?: string
  readonly canResend: boolean
  readonly isLast: boolean
  readonly onOlder: (after: string) => void
}

function DeliveryPage({ canResend, isLast, onOlder, ...request }: DeliveryPageProps) {
  const page = trpc.webhooks.listDeliveries.useQuery(request, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const isWaiting = data?.rows.some((row) => row.state === 'waiting' && row.attempts < 2)
      return isWaiting && request.after === undefined ? REFRESH_MS : false
    },
  })
  if (page.isPending) return <div className="h-12 animate-late bg-wash" />
  if (page.isError) return <LoadFailure error={page.error} onRetry={() => void page.refetch()} />
  const { rows, next } = page.data
  if (rows.length === 0 && request.after === undefined) {
    return (
      <p className="m-0 border-y border-rule py-3 text-ink-soft">
        {request.state ? 'No deliveries with this state.' : 'No events yet. Send a test event.'}
      </p>
    )
  }
  return (
    <>
      <ul className="m-0 list-none border-b border-rule p-0">
        {rows.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} canResend={canResend} />
        ))}
      </ul>
      {isLast && next && (
        <Button kind="quiet" size="small" className="mt-3" onClick={() => onOlder(next)}>
          Show older deliveries
        </Button>
      )}
    </>
  )
}
