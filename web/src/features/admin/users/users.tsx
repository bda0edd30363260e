import { trpc } from '../../../lib/api.tsx'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchForm } from '../lists/search-form.tsx'
import { useAsked } from '../lists/use-asked.ts'
import { usePages } from '../lists/use-pages.ts'
import { USERS_KEY } from './use-user-refresh.ts'
import { UserRow } from './user-row.tsx'

const views = [
  { value: 'all', name: 'All' },
  { value: 'banned', name: 'Banned' },
] as const

/** Everybody with an account. */
export function Users() {
  const { client } = trpc.useUtils()
  const [read, ask] = useAsked()
  const text = read('q')
  const view = read('only') === 'banned' ? 'banned' : 'all'
  const asked = { ...(text && { text }), ...(view === 'banned' && { only: 'banned' as const }) }
  const pages = usePages([USERS_KEY, asked], (after) =>
    client.admin.users.list.query({ ...asked, ...(after && { after }) }),
  )
  return (
    <>
      <SearchForm
        key={text}
        label="Search"
        hint="What an email, a name or a first name begins with, or an id."
        value={text}
        onSearch={(q) => ask({ q, only: '' })}
      />
      {!text && (
        <div className="mt-4">
          <ChoiceRow
            label="Which"
            choices={views}
            value={view}
            onChoose={(value) => ask({ only: value === 'all' ? '' : value })}
          />
        </div>
      )}
      <PagedList
        label="Users"
        pages={pages}
        empty={text ? 'Nobody is found by that.' : 'Nobody yet.'}
      >
        {(row) => <UserRow row={row} />}
      </PagedList>
    </>
  )
}
