import { SERIES_MAX } from '@everyshelf/domain/limits'
import { Button } from '@everyshelf/ui/primitives'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { trpc } from '../../../lib/api/trpc.tsx'
import { CreateSeries } from './create-series.tsx'
import { EmptySeries } from './empty-series.tsx'
import { SeriesRow } from './series-row.tsx'
import { SuggestedSeriesList } from './suggested-series-list.tsx'

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
            A page for each series, and links to the next book for your back matter.
          </p>
        </div>
        {series.data && series.data.length > 0 && series.data.length < SERIES_MAX && (
          <Button kind="outline" icon={<Plus className="size-[1.1em]" />} onClick={create}>
            Create series
          </Button>
        )}
      </div>
      {series.error ? (
        <div className="mt-6">
          <LoadFailure error={series.error} onRetry={series.refetch} />
        </div>
      ) : !series.data ? (
        <ListSkeleton />
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

function ListSkeleton() {
  return (
    <Skeleton className="mt-6">
      <div className="h-24 rounded-md bg-wash" />
      <div className="mt-3 h-24 rounded-md bg-wash" />
    </Skeleton>
  )
}
