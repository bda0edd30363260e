import { readApiError } from '@everyshelf/client'
import { Button } from '@everyshelf/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'
import { AddBooks } from './add-books.tsx'
import { BookList } from './book-list.tsx'
import { DetailsForm } from './details-form.tsx'
import { NextLinks } from './next-links.tsx'
import { PublishPanel } from './publish-panel.tsx'
import { RemoveSeries } from './remove-series.tsx'
import { type SeriesEditing, useSeriesEditor } from './use-series-editor.ts'

/** One series: its books, its links, and its page. */
export function SeriesEditor({ id }: { readonly id: string }) {
  const { series, error, retry, ...changes } = useSeriesEditor(id)
  useTitle(`${series ? `${series.name} · ` : ''}Series · Everyshelf`)
  if (series) return <Editor series={series} {...changes} />
  if (!error) return <EditorSkeleton />
  if (readApiError(error).code === 'not-found') return <NoSuchSeries />
  return <LoadFailure error={error} onRetry={retry} />
}

function Editor(editing: SeriesEditing) {
  const { series } = editing
  const hasBooks = series.books.length > 0
  return (
    <>
      <BackLink to={paths.pages}>Pages</BackLink>
      <h1 className="m-0 font-display text-3xl leading-tight wrap-anywhere sm:text-4xl">
        {series.name}
      </h1>
      <PublishPanel {...editing} />
      <Books {...editing} />
      <div className="mt-7 pt-2">
        {hasBooks && <NextLinks {...editing} />}
        <DetailsForm {...editing} />
        <RemoveSeries series={series} />
      </div>
    </>
  )
}

function Books(editing: SeriesEditing) {
  const [isAdding, setAdding] = useState(false)
  const hasBooks = editing.series.books.length > 0
  const plus = <Plus className="size-[1.1em]" />
  return (
    <section aria-labelledby="books">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="books" className="m-0 mr-auto font-display text-xl leading-tight">
          Reading order
        </h2>
        {hasBooks && (
          <Button kind="outline" icon={plus} onClick={() => setAdding(true)}>
            Add books
          </Button>
        )}
      </div>
      {hasBooks ? (
        <BookList {...editing} />
      ) : (
        <div className="border-y border-rule px-4 py-10 text-center">
          <p className="m-0 mb-5 text-ink-soft">Add the books of this series from your links.</p>
          <Button size="large" icon={plus} onClick={() => setAdding(true)}>
            Add books
          </Button>
        </div>
      )}
      {isAdding && <AddBooks {...editing} onClose={() => setAdding(false)} />}
    </section>
  )
}

function EditorSkeleton() {
  return (
    <Skeleton className="pt-11">
      <div className="h-10 max-w-md rounded-md bg-wash" />
      <div className="mt-8 h-96 rounded-md bg-wash" />
    </Skeleton>
  )
}

function NoSuchSeries() {
  return (
    <>
      <h1 className="m-0 font-display text-3xl leading-tight sm:text-4xl">Series not found</h1>
      <p className="mt-4 mb-6 text-lg text-ink-soft">
        This series was removed, or it belongs to another account.
      </p>
      <Link to={paths.pages} className="text-link">
        Go to your pages
      </Link>
    </>
  )
}
