import { trpc } from '../../../lib/api/trpc.tsx'
import { PagedList } from '../components/paged-list.tsx'
import { SearchWithFilter } from '../components/search-with-filter.tsx'
import { usePages } from '../components/use-pages.ts'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { LinkRow } from './link-row.tsx'
import { LINKS_KEY } from './use-link-refresh.ts'

/** Every saved link. */
export function Links() {
  const { client } = trpc.useUtils()
  const urlFilters = useUrlFilters()
  const [getFilter] = urlFilters
  const text = getFilter('q')
  const isDisabledOnly = getFilter('only') === 'disabled'
  const filters = { ...(text && { text }), ...(isDisabledOnly && { only: 'disabled' as const }) }
  const pages = usePages([LINKS_KEY, filters], (after) =>
    client.admin.links.list.query({ ...filters, ...(after && { after }) }),
  )
  return (
    <>
      <SearchWithFilter
        urlFilters={urlFilters}
        hint="A link, ISBN, ASIN, start of a title, or the owner’s email or ID."
        only={{ value: 'disabled', name: 'Disabled' }}
      />
      <PagedList
        label="Links"
        pages={pages}
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
