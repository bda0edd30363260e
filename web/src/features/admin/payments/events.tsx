import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api.tsx'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { usePages } from '../lists/use-pages.ts'
import { EventDialog } from './event-dialog.tsx'
import { EVENTS_KEY } from './event-names.ts'
import { EventRow } from './event-row.tsx'

const states = [
  { value: 'all', name: 'All' },
  { value: 'waiting', name: 'Waiting' },
  { value: 'done', name: 'Done' },
] as const

/** What Stripe has told the server, and what came of it. */
export function StripeEvents() {
  const [query, setQuery] = useSearchParams()
  const [open, setOpen] = useState<string | null>(null)
  const [isSetUp, setSetUp] = useState(true)
  const { client } = trpc.useUtils()
  const state = states.find(({ value }) => value === query.get('state'))?.value ?? 'all'
  const pages = usePages([EVENTS_KEY, state], async (after) => {
    const asked = { ...(state !== 'all' && { state }), ...(after && { after }) }
    const page = await client.admin.stripeEvents.list.query(asked)
    setSetUp(page.isSetUp)
    return page
  })
  return (
    <>
      <p className="m-0 mb-6 max-w-[70ch] text-ink-soft">
        An event is a hint: the server reads its customer again at Stripe, and writes what that
        says. Of an event only its kind and whom it names are kept, for 40 days.
      </p>
      {!isSetUp && (
        <p
          role="note"
          className="m-0 mb-6 max-w-[70ch] border-l-2 border-danger bg-danger-wash px-4 py-3"
        >
          Payment is not set up: <code>STRIPE_SECRET_KEY</code> is not set. No event is received or
          worked on.
        </p>
      )}
      <ChoiceRow
        label="State"
        choices={states}
        value={state}
        onChoose={(value) => setQuery(value === 'all' ? {} : { state: value }, { replace: true })}
      />
      <PagedList
        label="Events"
        pages={pages}
        empty={state === 'all' ? 'No event was received yet.' : 'No event is in this state.'}
      >
        {(event) => <EventRow event={event} onOpen={() => setOpen(event.id)} />}
      </PagedList>
      {open && <EventDialog id={open} isSetUp={isSetUp} onClose={() => setOpen(null)} />}
    </>
  )
}
