import type { RouterInputs } from '@everyshelf/server/api'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { apiClient } from '../../../lib/api/api-client.ts'
import { ChoiceRow } from '../components/choice-row.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventRow } from './event-row.tsx'

const states = [
  { value: 'all', name: 'All' },
  { value: 'waiting', name: 'Waiting' },
  { value: 'done', name: 'Done' },
] as const

/** Stripe's webhook events and their status. */
export function StripeEvents() {
  const [query, setQuery] = useSearchParams()
  const [open, setOpen] = useState<string | null>(null)
  const [isSetUp, setSetUp] = useState(true)
  const state = states.find(({ value }) => value === query.get('state'))?.value ?? 'all'
  const fetchPage = async (input: RouterInputs['admin']['stripeEvents']['list']) => {
    const page = await apiClient.admin.stripeEvents.list.query(input)
    setSetUp(page.isSetUp)
    return page
  }
  return (
    <>
      <p className="m-0 mb-6 max-w-[70ch] text-ink-soft">
        After each event, the server reads the customer’s current data from Stripe. Only an event’s
        type and IDs are stored, for 40 days.
      </p>
      {!isSetUp && (
        <p
          role="note"
          className="m-0 mb-6 max-w-[70ch] border-l-2 border-danger bg-danger-wash px-4 py-3"
        >
          Payments are not set up, because <code>STRIPE_SECRET_KEY</code> is not set. No events are
          received or processed.
        </p>
      )}
      <ChoiceRow
        label="Status"
        choices={states}
        value={state}
        onChoose={(value) => setQuery(value === 'all' ? {} : { state: value }, { replace: true })}
      />
      <PagedList
        label="Events"
        of="stripeEvents"
        filters={state === 'all' ? {} : { state }}
        fetchPage={fetchPage}
        empty={state === 'all' ? 'No events received yet.' : 'No events with this status.'}
      >
        {(event) => <EventRow event={event} onOpen={() => setOpen(event.id)} />}
      </PagedList>
      {open && <EventDialog id={open} isSetUp={isSetUp} onClose={() => setOpen(null)} />}
    </>
  )
}
