import { countOf } from '@everyshelf/domain/format'
import { Button } from '@everyshelf/ui/primitives'
import type { SuggestedSeries } from '../series.ts'
import { useCreateSeries } from './use-create-series.ts'

const SHOWN_MAX = 5

/** Series that the details of the user's books name, each created with its books by one press. */
export function SuggestedSeriesList({
  suggested,
}: {
  readonly suggested: readonly SuggestedSeries[]
}) {
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
