import { trpc } from '../../../lib/api/trpc.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { SearchWithFilter } from '../components/search-with-filter.tsx'
import { usePages } from '../components/use-pages.ts'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { USERS_KEY } from './use-user-refresh.ts'
import { UserRow } from './user-row.tsx'

/** All accounts. */
export function Users() {
  const { client } = trpc.useUtils()
  const urlFilters = useUrlFilters()
  const [getFilter] = urlFilters
  const text = getFilter('q')
  const isBannedOnly = getFilter('only') === 'banned'
  const filters = { ...(text && { text }), ...(isBannedOnly && { only: 'banned' as const }) }
  const pages = usePages([USERS_KEY, filters], (after) =>
    client.admin.users.list.query({ ...filters, ...(after && { after }) }),
  )
  return (
    <>
      <SearchWithFilter
        urlFilters={urlFilters}
        hint="Enter an ID, or the start of an email address or name."
        only={{ value: 'banned', name: 'Banned' }}
      />
      <PagedList
        label="Users"
        pages={pages}
        empty={
          text ? 'No users match your search.' : isBannedOnly ? 'No banned users.' : 'No users yet.'
        }
      >
        {(row) => <UserRow row={row} />}
      </PagedList>
    </>
  )
}
