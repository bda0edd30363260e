import { ChoiceField } from '@everyshelf/ui/primitives'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api.tsx'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { usePages } from '../lists/use-pages.ts'
import { describeStars, INBOX_KEY, type InboxState, stateNames, typeNames } from './inbox-names.ts'
import { MessageRow } from './message-row.tsx'

const states = [
  { value: 'new', name: stateNames.new },
  { value: 'answered', name: stateNames.answered },
  { value: 'closed', name: stateNames.closed },
  { value: 'all', name: 'All' },
] as const
const types = (['contact', 'feedback'] as const).map((code) => ({ code, name: typeNames[code] }))
const ratings = [5, 4, 3, 2, 1].map((stars) => ({
  code: String(stars),
  name: describeStars(stars),
}))

/** What visitors wrote in the two forms. */
export function Inbox() {
  const [query, setQuery] = useSearchParams()
  const { client } = trpc.useUtils()
  const state = states.find(({ value }) => value === query.get('state'))?.value ?? 'new'
  const type = types.find(({ code }) => code === query.get('type'))?.code
  const rating = ratings.find(({ code }) => code === query.get('rating'))?.code
  const asked = {
    ...(state !== 'all' && { state: state satisfies InboxState }),
    ...(type && { type }),
    ...(rating && { rating: Number(rating) }),
  }
  const pages = usePages([INBOX_KEY, 'list', asked], (after) =>
    client.admin.inbox.list.query({ ...asked, ...(after && { after }) }),
  )
  const ask = (name: string, value: string) => {
    setQuery(
      (former) => {
        const next = new URLSearchParams(former)
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
          label="State"
          choices={states}
          value={state}
          onChoose={(value) => ask('state', value)}
        />
        <div className="grid grid-cols-2 gap-3">
          <ChoiceField
            label="Form"
            value={type ?? ''}
            choices={types}
            none="Both"
            onChange={(value) => ask('type', value)}
          />
          <ChoiceField
            label="Rating"
            value={rating ?? ''}
            choices={ratings}
            none="Any"
            onChange={(value) => ask('rating', value)}
          />
        </div>
      </div>
      <PagedList
        label="Messages"
        pages={pages}
        empty={
          state === 'new' && !type && !rating
            ? 'Nothing new. What visitors write comes here, and by mail to the operator’s address.'
            : 'No message is like that.'
        }
      >
        {(row) => <MessageRow row={row} />}
      </PagedList>
    </>
  )
}
