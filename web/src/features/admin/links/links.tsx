import { trpc } from '../../../lib/api.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchWithViews } from '../lists/search-with-views.tsx'
import { useAsked } from '../lists/use-asked.ts'
import { usePages } from '../lists/use-pages.ts'
import { LinkRow } from './link-row.tsx'
import { LINKS_KEY } from './use-link-refresh.ts'

/** Every saved link. */
export function Links() {
  const { client } = trpc.useUtils()
  const address = useAsked()
  const [read] = address
  const text = read('q')
  const isDisabledOnly = read('only') === 'disabled'
  const asked = { ...(text && { text }), ...(isDisabledOnly && { only: 'disabled' as const }) }
  const pages = usePages([LINKS_KEY, asked], (after) =>
    client.admin.links.list.query({ ...asked, ...(after && { after }) }),
  )
  return (
    <>
      <SearchWithViews
        asked={address}
        hint="A link, its short name, an ISBN or ASIN, what a title begins with, or an owner's email or id."
        only={{ value: 'disabled', name: 'Switched off' }}
      />
      <PagedList
        label="Links"
        pages={pages}
        empty={text ? 'No link is found by that.' : isDisabledOnly ? 'None is.' : 'None yet.'}
      >
        {(row) => <LinkRow row={row} />}
      </PagedList>
    </>
  )
}
