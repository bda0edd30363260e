import { countOf } from '@everyshelf/domain/format'
import { SERIES_MAX } from '@everyshelf/domain/limits'
import { SERIES_NAME_MAX_LENGTH } from '@everyshelf/domain/series'
import { Badge, Button, Dialog, TextField } from '@everyshelf/ui/primitives'
import { ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Form } from '../../../components/form.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { PageState } from '../../../components/page-preview/page-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { seriesEditorPath } from '../../../lib/paths.ts'
import type { SeriesSummary, SuggestedSeries } from '../series.ts'
import { SeriesCover } from '../series-cover.tsx'
import { showSeriesError } from '../show-series-error.ts'

/** The user's series, and those that the details of their books suggest. */
export function SeriesList() {
  const [isCreating, setCreating] = useState(false)
  const series = trpc.series.list.useQuery(undefined, { staleTime: 0 })
  const suggested = trpc.series.suggest.useQuery(undefined, { staleTime: 0 })
  const create = () => setCreating(true)
  return (
    <section aria-labelledby="series" className="mt-12">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="mr-auto">
          <h2 id="series" className="m-0 font-display text-2xl leading-tight">
            Series
          </h2>
          <p className="m-0 mt-1 max-w-[60ch] text-ink-soft text-pretty">
            A page for each series, and links to the next book for the end of each book.
          </p>
        </div>
        {series.data && series.data.length > 0 && series.data.length < SERIES_MAX && (
          <Button kind="outline" icon={<Plus className="size-[1.1em]" />} onClick={create}>
            Create series
          </Button>
        )}
      </div>
      {series.error ? (
        <LoadFailure error={series.error} onRetry={series.refetch} className="mt-6" />
      ) : !series.data ? (
        <Skeleton className="mt-6" />
      ) : series.data.length === 0 ? (
        <EmptySeries onCreate={create} />
      ) : (
        <ul className="m-0 mt-6 list-none border-b border-rule p-0">
          {series.data.map((one) => (
            <SeriesRow key={one.id} series={one} />
          ))}
        </ul>
      )}
      <SuggestedSeriesList suggested={suggested.data ?? []} />
      <CreateSeries isOpen={isCreating} onClose={() => setCreating(false)} />
    </section>
  )
}

interface CreateSeriesProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for the name of a new series. */
function CreateSeries({ isOpen, onClose }: CreateSeriesProps) {
  const [name, setName] = useState('')
  const { create, isPending } = useCreateSeries()
  const canCreate = name.trim() !== ''
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()} title="Create series">
      <Form
        className="mt-5"
        onSubmit={() => {
          if (canCreate && !isPending) void create({ name: name.trim(), books: [] })
        }}
      >
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={SERIES_NAME_MAX_LENGTH}
          hint="As it appears on your covers. You can change it later."
          value={name}
          readOnly={isPending}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Button kind="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending} disabled={!canCreate}>
            Create
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

const SHOWN_MAX = 5

/** Series that the details of the user's books name, each created with its books by one press. */
function SuggestedSeriesList({ suggested }: { readonly suggested: readonly SuggestedSeries[] }) {
  const { create, isPending } = useCreateSeries()
  if (suggested.length === 0) return null
  return (
    <section aria-labelledby="suggested-series" className="mt-9">
      <h3 id="suggested-series" className="m-0 text-base font-semibold">
        From your book details
      </h3>
      <ul className="m-0 mt-2 list-none border-b border-rule p-0">
        {suggested.slice(0, SHOWN_MAX).map((series) => (
          <li
            key={series.name}
            className="flex flex-wrap items-center gap-x-4 border-t border-rule py-2"
          >
            <span className="mr-auto min-w-0 wrap-anywhere">
              {series.name}{' '}
              <span className="text-sm text-ink-soft">{countOf(series.books.length, 'book')}</span>
            </span>
            <Button
              kind="outline"
              size="small"
              className="max-xl:min-h-11"
              disabled={isPending}
              onClick={() => void create(series)}
            >
              Create series<span className="sr-only">: {series.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A series in the list, which opens its editor. */
function SeriesRow({ series }: { readonly series: SeriesSummary }) {
  const { id, name, slug, covers, bookCount, problemCount, isDisabled } = series
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-5 border-t border-rule py-4">
      <span aria-hidden="true" className="flex w-17 items-end gap-1 sm:w-36">
        {covers.map((book, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: covers have no identity, and two can be the same
          <SeriesCover key={index} book={book} className="w-8 max-sm:nth-[n+3]:hidden" />
        ))}
      </span>
      <span className="min-w-0">
        <Link
          to={seriesEditorPath(id)}
          className="font-display text-xl leading-tight wrap-anywhere text-ink no-underline after:absolute after:inset-0 group-hover:text-accent"
        >
          {name}
        </Link>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <PageState isPublished={series.isPublished} isDisabled={isDisabled} />
          {countOf(bookCount, 'book')}
          <span className="wrap-anywhere">/series/{slug}</span>
          {problemCount > 0 && <Badge tone="danger">{countOf(problemCount, 'problem')}</Badge>}
        </span>
      </span>
      <ChevronRight className="size-5 text-ink-faint group-hover:text-accent" />
    </li>
  )
}

/** Creates a series, then opens its editor. */
function useCreateSeries() {
  const navigate = useNavigate()
  const cache = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.series.create.useMutation()

  async function create({ name, books }: Pick<SuggestedSeries, 'name' | 'books'>): Promise<void> {
    try {
      const series = await mutateAsync({ name, books: [...books] })
      cache.series.get.setData({ id: series.id }, series)
      await navigate(seriesEditorPath(series.id))
    } catch (error) {
      showSeriesError(error)
    }
  }
  return { create, isPending }
}

function EmptySeries({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="mt-6 flex flex-col items-center border-y border-rule px-4 py-9 text-center">
      <h3 className="m-0 font-display text-xl">No series yet</h3>
      <p className="m-0 mt-2 max-w-[48ch] text-ink-soft text-pretty">
        Put your books in reading order. Readers who finish one get a link to the next.
      </p>
      <Button kind="outline" className="mt-5" onClick={onCreate}>
        Create your first series
      </Button>
    </div>
  )
}
