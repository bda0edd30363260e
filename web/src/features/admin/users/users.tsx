import type { RouterOutputs } from '@everyshelf/server/api'
import { generatePath } from 'react-router'
import { apiClient } from '../../../lib/api/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import { ListRow } from '../components/list-row.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { SearchWithFilter } from '../components/search-with-filter.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { UserBadges } from './user-badges.tsx'

/** All accounts. */
export function Users() {
  const urlFilters = useUrlFilters()
  const [getFilter] = urlFilters
  const text = getFilter('q')
  const isBannedOnly = getFilter('only') === 'banned'
  return (
    <>
      <SearchWithFilter
        urlFilters={urlFilters}
        hint="Enter an ID, or the start of an email address or name."
        only={{ value: 'banned', name: 'Banned' }}
      />
      <PagedList
        label="Users"
        of="users"
        filters={{ ...(text && { text }), ...(isBannedOnly && { only: 'banned' as const }) }}
        fetchPage={apiClient.admin.users.list.query}
        empty={
          text ? 'No users match your search.' : isBannedOnly ? 'No banned users.' : 'No users yet.'
        }
      >
        {(row) => <UserRow row={row} />}
      </PagedList>
    </>
  )
}

type Row = RouterOutputs['admin']['users']['list']['rows'][number]

function UserRow({ row }: { readonly row: Row }) {
  const { id, email, name, username, createdAt } = row
  return (
    <ListRow
      to={generatePath(paths.adminUser, { userId: id })}
      head={
        <>
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{email}</span>
          <UserBadges user={row} />
        </>
      }
      createdAt={createdAt}
    >
      <span className="mt-0.5 block text-ink-soft [overflow-wrap:anywhere]">
        {name}
        {username && username !== name && `, shown as ${username}`}
      </span>
    </ListRow>
  )
}
