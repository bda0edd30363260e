import type { RouterOutputs } from '@everyshelf/server/api'
import { Badge } from '@everyshelf/ui/primitives'
import { generatePath } from 'react-router'
import { apiClient } from '../../../lib/api/api-client.ts'
import { paths } from '../../../lib/paths.ts'
import { formatKey } from '../components/format-key.ts'
import { ListRow } from '../components/list-row.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { SearchWithFilter } from '../components/search-with-filter.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'

/** Every saved link. */
export function Links() {
  const urlFilters = useUrlFilters()
  const [getFilter] = urlFilters
  const text = getFilter('q')
  const isDisabledOnly = getFilter('only') === 'disabled'
  return (
    <>
      <SearchWithFilter
        urlFilters={urlFilters}
        hint="A link, ISBN, ASIN, start of a title, or the owner’s email or ID."
        only={{ value: 'disabled', name: 'Disabled' }}
      />
      <PagedList
        label="Links"
        of="links"
        filters={{ ...(text && { text }), ...(isDisabledOnly && { only: 'disabled' as const }) }}
        fetchPage={apiClient.admin.links.list.query}
        empty={
          text
            ? 'No links match your search.'
            : isDisabledOnly
              ? 'No disabled links.'
              : 'No links yet.'
        }
      >
        {(row) => <LinkRow row={row} />}
      </PagedList>
    </>
  )
}

type Row = RouterOutputs['admin']['links']['list']['rows'][number]

function LinkRow({ row }: { readonly row: Row }) {
  return (
    <ListRow
      to={generatePath(paths.adminLink, { linkId: row.id })}
      head={
        <>
          <span className="line-clamp-2 min-w-0 font-semibold [overflow-wrap:anywhere]">
            {row.title}
          </span>
          {row.disabledAt && <Badge tone="danger">Disabled</Badge>}
          {row.removedAt && <Badge>Removed</Badge>}
        </>
      }
      createdAt={row.createdAt}
    >
      <span className="tabular mt-0.5 flex flex-wrap gap-x-4 text-ink-soft">
        <span>/go/{row.slug}</span>
        <span>{formatKey(row.identifier)}</span>
        <span className="min-w-0 [overflow-wrap:anywhere]">{row.ownerEmail ?? 'No owner'}</span>
      </span>
    </ListRow>
  )
}
