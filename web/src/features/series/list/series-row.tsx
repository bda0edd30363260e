import { countOf } from '@everyshelf/domain/format'
import { Badge } from '@everyshelf/ui/primitives'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { seriesEditorPath } from '../../../app/paths.ts'
import { PageState } from '../page-state.tsx'
import type { SeriesSummary } from '../series.ts'
import { SeriesCover } from '../series-cover.tsx'

/** A series in the list, which opens its editor. */
export function SeriesRow({ series }: { readonly series: SeriesSummary }) {
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
