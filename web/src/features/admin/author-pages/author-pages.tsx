import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api/trpc.tsx'
import { AdminLoadFailure } from '../components/admin-load-failure.tsx'
import { ListSkeleton } from '../components/paged-list.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { AuthorPageRow } from './author-page-row.tsx'

/** The newest author pages, or those that a search finds. */
export function AuthorPages() {
  const [query, setQuery] = useSearchParams()
  const text = query.get('q') ?? ''
  return (
    <>
      <div className="max-w-xl">
        <SearchForm
          key={text}
          label="Find a page"
          hint="Its link or address, or the owner’s email."
          value={text}
          onSearch={(typed) => setQuery(typed ? { q: typed } : {})}
        />
      </div>
      <FoundPages text={text} />
    </>
  )
}

function FoundPages({ text }: { readonly text: string }) {
  const { data, error, refetch } = trpc.admin.authorPages.find.useQuery(
    { text },
    { placeholderData: keepPreviousData },
  )
  if (error && !data) return <AdminLoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.length === 0) {
    return (
      <p className="mt-6 mb-0 text-ink-soft">
        {text ? 'No pages match your search.' : 'No author pages yet.'}
      </p>
    )
  }
  return (
    <ul aria-label="Author pages" className="m-0 mt-6 list-none border-b border-rule p-0">
      {data.map((page) => (
        <AuthorPageRow key={page.id} page={page} />
      ))}
    </ul>
  )
}
