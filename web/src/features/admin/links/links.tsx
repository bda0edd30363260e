import { trpc } from '../../../lib/api.tsx'
import { ChoiceRow } from '../lists/choice-row.tsx'
import { PagedList } from '../lists/paged-list.tsx'
import { SearchForm } from '../lists/search-form.tsx'
import { useAsked } from '../lists/use-asked.ts'
import { usePages } from '../lists/use-pages.ts'
import { LinkRow } from './link-row.tsx'
import { LINKS_KEY } from './use-link-refresh.ts'

const views = [
  { value: 'all', name: 'All' },
  { value: 'disabled', name: 'Switched off' },
] as const

/** Every saved link. */
export function Links() {
  const { client } = trpc.useUtils()
  const [read, ask] = useAsked()
  const text = read('q')
  const view = read('only') === 'disabled' ? 'disabled' : 'all'
  const asked = { ...(text && { text }), ...(view === 'disabled' && { only: 'disabled' as const }) }
  const pages = usePages([LINKS_KEY, asked], (after) =>
    client.admin.links.list.query({ ...asked, ...(after && { after }) }),
  )
  return (
    <>
      <SearchForm
        key={text}
        label="Search"
        hint="A link, its short name, an ISBN or ASIN, what a title begins with, or an owner's email or id."
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
        label="Links"
        pages={pages}
        empty={text ? 'No link is found by that.' : view === 'all' ? 'None yet.' : 'None is.'}
      >
        {(row) => <LinkRow row={row} />}
      </PagedList>
    </>
  )
}
