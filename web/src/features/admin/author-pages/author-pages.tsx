import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/admin-load-failure.tsx'
import { ChoiceRow } from '../components/choice-row.tsx'
import { ListSkeleton } from '../components/paged-list.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { useUrlFilters } from '../components/use-url-filters.ts'
import { AuthorPageRow, SeriesRow } from './page-row.tsx'

const kinds = [
  { value: 'author-pages', name: 'Author pages' },
  { value: 'series', name: 'Series' },
] as const

/** The newest author pages or series, or those that a search finds. */
export function AuthorPagesAndSeries() {
  const [getFilter, setFilters] = useUrlFilters()
  const text = getFilter('q')
  const kind = getFilter('kind') === 'series' ? 'series' : 'author-pages'
  return (
    <>
      <ChoiceRow
        label="Kind of page"
        choices={kinds}
        value={kind}
        onChoose={(value) => setFilters({ kind: value === 'series' ? value : '' })}
      />
      <div className="mt-5 max-w-xl">
        <SearchForm
          key={text}
          label="Find a page"
          hint="A name, a link, an address, or the owner’s email."
          value={text}
          onSearch={(typed) => setFilters({ q: typed })}
        />
      </div>
      {kind === 'series' ? <FoundSeries text={text} /> : <FoundAuthorPages text={text} />}
    </>
  )
}

function FoundAuthorPages({ text }: { readonly text: string }) {
  const found = trpc.admin.authorPages.find.useQuery(
    { text },
    { placeholderData: keepPreviousData },
  )
  return (
    <PageList label="Author pages" empty="No author pages yet." text={text} {...found}>
      {found.data?.map((page) => (
        <AuthorPageRow key={page.id} page={page} />
      ))}
    </PageList>
  )
}

function FoundSeries({ text }: { readonly text: string }) {
  const found = trpc.admin.series.find.useQuery({ text }, { placeholderData: keepPreviousData })
  return (
    <PageList label="Series" empty="No series yet." text={text} {...found}>
      {found.data?.map((page) => (
        <SeriesRow key={page.id} page={page} />
      ))}
    </PageList>
  )
}

interface PageListProps {
  readonly label: string
  readonly empty: string
  readonly text: string
  readonly data: readonly unknown[] | undefined
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
  readonly children: ReactNode
}

function PageList({ label, empty, text, data, error, refetch, children }: PageListProps) {
  if (error && !data) return <AdminLoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.length === 0) {
    return <p className="mt-6 mb-0 text-ink-soft">{text ? 'No pages match your search.' : empty}</p>
  }
  return (
    <ul aria-label={label} className="m-0 mt-6 list-none border-b border-rule p-0">
      {children}
    </ul>
  )
}
