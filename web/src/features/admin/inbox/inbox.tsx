import { ChoiceField } from '@everyshelf/ui/primitives'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api/trpc.tsx'
import { ChoiceRow } from '../components/choice-row.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { usePages } from '../components/use-pages.ts'
import {
  describeStars,
  INBOX_KEY,
  type InboxState,
  stateLabels,
  typeLabels,
} from './inbox-labels.ts'
import { MessageRow } from './message-row.tsx'

const states = [
  { value: 'new', name: stateLabels.new },
  { value: 'answered', name: stateLabels.answered },
  { value: 'closed', name: stateLabels.closed },
  { value: 'all', name: 'All' },
] as const
const types = (['contact', 'feedback'] as const).map((code) => ({ code, name: typeLabels[code] }))
const ratings = [5, 4, 3, 2, 1].map((stars) => ({
  code: String(stars),
  name: describeStars(stars),
}))

/** Messages from the contact and feedback forms. */
export function Inbox() {
  const [query, setQuery] = useSearchParams()
  const { client } = trpc.useUtils()
  const state = states.find(({ value }) => value === query.get('state'))?.value ?? 'new'
  const type = types.find(({ code }) => code === query.get('type'))?.code
  const rating = ratings.find(({ code }) => code === query.get('rating'))?.code
  const filters = {
    ...(state !== 'all' && { state: state satisfies InboxState }),
    ...(type && { type }),
    ...(rating && { rating: Number(rating) }),
  }
  const pages = usePages([INBOX_KEY, 'list', filters], (after) =>
    client.admin.inbox.list.query({ ...filters, ...(after && { after }) }),
  )
  const setFilter = (name: string, value: string) => {
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <ChoiceRow
          label="Status"
          choices={states}
          value={state}
          onChoose={(value) => setFilter('state', value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <ChoiceField
            label="Form"
            value={type ?? ''}
            choices={types}
            none="Both"
            onChange={(value) => setFilter('type', value)}
          />
          <ChoiceField
            label="Rating"
            value={rating ?? ''}
            choices={ratings}
            none="Any"
            onChange={(value) => setFilter('rating', value)}
          />
        </div>
      </div>
      <PagedList
        label="Messages"
        pages={pages}
        empty={
          state === 'new' && !type && !rating
            ? 'No new messages. Each new message appears here and is emailed to the operator.'
            : 'No messages match these filters.'
        }
      >
        {(row) => <MessageRow row={row} />}
      </PagedList>
    </>
  )
}
