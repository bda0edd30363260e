import { trpc } from '../../../lib/api.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchWithViews } from '../lists/search-with-views.tsx'
import { useAsked } from '../lists/use-asked.ts'
import { usePages } from '../lists/use-pages.ts'
import { USERS_KEY } from './use-user-refresh.ts'
import { UserRow } from './user-row.tsx'

/** Everybody with an account. */
export function Users() {
  const { client } = trpc.useUtils()
  const address = useAsked()
  const [read] = address
  const text = read('q')
  const isBannedOnly = read('only') === 'banned'
  const asked = { ...(text && { text }), ...(isBannedOnly && { only: 'banned' as const }) }
  const pages = usePages([USERS_KEY, asked], (after) =>
    client.admin.users.list.query({ ...asked, ...(after && { after }) }),
  )
  return (
    <>
      <SearchWithViews
        asked={address}
        hint="What an email, a name or a first name begins with, or an id."
        only={{ value: 'banned', name: 'Banned' }}
      />
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
