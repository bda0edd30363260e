import { readApiError } from '@everyshelf/client'
import { REMOVAL_UNDO_DAYS, SERIES_BOOKS_MAX } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AccountSection } from '../../../components/account-section.tsx'
import { BackLink } from '../../../components/back-link.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { takeCoverColor } from '../../../components/page-preview/cover-accent.ts'
import { DesignSection } from '../../../components/page-preview/design-section.tsx'
import { PageDesigner, previewOf } from '../../../components/page-preview/page-designer.tsx'
import { PageHeader } from '../../../components/page-preview/page-header.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { lazyDialog } from '../../../lib/lazy-loading/lazy-dialog.tsx'
import { useTitle } from '../../../lib/page/use-title.ts'
import { paths } from '../../../lib/paths.ts'
import { showToast, toastTexts } from '../../../lib/toasts.ts'
import type { Series } from '../series.ts'
import { showSeriesError } from '../show-series-error.ts'
import { addInOrder } from './add-in-order.ts'
import { BookList } from './book-list.tsx'
import { DetailsForm } from './details-form.tsx'
import { NextLinks } from './next-links.tsx'
import { type SeriesEditing, useSeriesEditor } from './use-series-editor.ts'

const BookPicker = lazyDialog(
  () => import('../../../components/links/book-picker.tsx'),
  ({ BookPicker }) => BookPicker,
)

/** One series: its books, its links, and its page. */
export function SeriesEditor({ id }: { readonly id: string }) {
  const { series, error, retry, ...changes } = useSeriesEditor(id)
  useTitle(`${series ? `${series.name} · ` : ''}Series · Everyshelf`)
  if (series) return <Editor series={series} {...changes} />
  if (!error) return <Skeleton className="pt-11" />
  if (readApiError(error).code === 'not-found') return <NoSuchSeries />
  return <LoadFailure error={error} onRetry={retry} />
}

function Editor(editing: SeriesEditing) {
  const { series } = editing
  const hasBooks = series.books.length > 0
  return (
    <>
      <BackLink to={paths.pages}>Pages</BackLink>
      <PageHeader
        page={series}
        canPublish={hasBooks}
        onPublish={(isPublished) => editing.update({ isPublished })}
      />
      <PageDesigner
        pathIn={previewOf(series.url, editing.version)}
        hasPage={hasBooks && series.disabledReason === null}
      >
        <Books {...editing} />
        <div className="mt-7 pt-2">
          {hasBooks && <NextLinks {...editing} />}
          <DesignSection
            kind="series"
            design={series.design}
            cover={series.books[0]?.coverImage ?? null}
            saveDesign={(design) => editing.update({ design })}
          />
          <DetailsForm {...editing} />
          <RemoveSeries series={series} />
        </div>
      </PageDesigner>
    </>
  )
}

function Books(editing: SeriesEditing) {
  const [isAdding, setAdding] = useState(false)
  const { books, design } = editing.series
  const saveDesign = (changed: typeof design) => editing.update({ design: changed })
  const hasBooks = books.length > 0
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
      {isAdding && (
        <BookPicker
          taken={books.map(({ linkId }) => linkId)}
          room={SERIES_BOOKS_MAX - books.length}
          onAdd={(links) => {
            editing.setBooks((before) => addInOrder(before, links))
            if (!hasBooks) void takeCoverColor({ design, books: links, saveDesign })
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
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

function RemoveSeries({ series: { id, name } }: { readonly series: Series }) {
  const navigate = useNavigate()
  const { list } = trpc.useUtils().series
  const { mutateAsync: removeOne, isPending } = trpc.series.remove.useMutation()
  const { mutateAsync: restoreOne } = trpc.series.restore.useMutation()

  const restore = async () => {
    try {
      await restoreOne({ id })
      await list.invalidate()
    } catch (error) {
      showSeriesError(error)
    }
  }
  const remove = async () => {
    try {
      await removeOne({ id })
    } catch (error) {
      return showSeriesError(error)
    }
    await navigate(paths.pages)
    await list.invalidate()
    showToast(toastTexts['series-removed'](name, REMOVAL_UNDO_DAYS), {
      label: 'Undo',
      altText: 'Create the series again to restore its page',
      onSelect: () => void restore(),
    })
  }
  return (
    <AccountSection
      name="remove"
      title="Remove this series"
      about="Your links stay. Readers who open the page still find the books, without affiliate tags."
    >
      <Button kind="danger" busy={isPending} onClick={() => void remove()}>
        Remove series
      </Button>
    </AccountSection>
  )
}
