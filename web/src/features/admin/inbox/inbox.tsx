import { countOf } from '@everyshelf/domain/format'
import { Badge, ChoiceField } from '@everyshelf/ui/primitives'
import { generatePath } from 'react-router'
import { apiClient } from '../../../lib/api/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import { ChoiceRow } from '../components/choice-row.tsx'
import { ListRow } from '../components/list-row.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { type InboxRow, type InboxState, stateLabels, typeLabels } from './inbox-labels.ts'

const states = [
  { value: 'new', name: stateLabels.new },
  { value: 'answered', name: stateLabels.answered },
  { value: 'closed', name: stateLabels.closed },
  { value: 'all', name: 'All' },
] as const
const types = (['contact', 'feedback'] as const).map((code) => ({ code, name: typeLabels[code] }))
const ratings = [5, 4, 3, 2, 1].map((stars) => ({
  code: String(stars),
  name: countOf(stars, 'star'),
}))

/** Messages from the contact and feedback forms. */
export function Inbox() {
  const [getFilter, setFilters] = useUrlFilters()
  const state = states.find(({ value }) => value === getFilter('state'))?.value ?? 'new'
  const type = types.find(({ code }) => code === getFilter('type'))?.code
  const rating = ratings.find(({ code }) => code === getFilter('rating'))?.code
  const filters = {
    ...(state !== 'all' && { state: state satisfies InboxState }),
    ...(type && { type }),
    ...(rating && { rating: Number(rating) }),
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <ChoiceRow
          label="Status"
          choices={states}
          value={state}
          onChoose={(value) => setFilters({ state: value })}
        />
        <div className="grid grid-cols-2 gap-3">
          <ChoiceField
            label="Form"
            value={type ?? ''}
            choices={types}
            none="Both"
            onChange={(value) => setFilters({ type: value })}
          />
          <ChoiceField
            label="Rating"
            value={rating ?? ''}
            choices={ratings}
            none="Any"
            onChange={(value) => setFilters({ rating: value })}
          />
        </div>
      </div>
      <PagedList
        label="Messages"
        of="inbox"
        filters={filters}
        fetchPage={apiClient.admin.inbox.list.query}
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

/** The server sends this many characters of a message. */
const EXCERPT_LENGTH = 200

function MessageRow({ row }: { readonly row: InboxRow }) {
  const { id, state, type, name, email, rating, beginning, createdAt } = row
  return (
    <ListRow
      to={generatePath(paths.adminMessage, { messageId: id })}
      head={
        <>
          <span
            className={`min-w-0 [overflow-wrap:anywhere] ${state === 'new' ? 'font-semibold' : ''}`}
          >
            {name ?? email ?? 'Anonymous'}
          </span>
          <Badge tone={state === 'new' ? 'accent' : 'plain'}>{stateLabels[state]}</Badge>
          <span className="text-sm text-ink-soft">
            {typeLabels[type]}
            {rating > 0 && `, ${countOf(rating, 'star')}`}
          </span>
        </>
      }
      createdAt={createdAt}
    >
      <span className="mt-1 line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">
        {beginning.length < EXCERPT_LENGTH ? beginning : `${beginning}…`}
      </span>
    </ListRow>
  )
}
