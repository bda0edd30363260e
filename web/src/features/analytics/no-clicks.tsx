import { ReaderAtShutters } from '@everyshelf/ui/illustrations'
import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { valueFilters } from './filters/filters.ts'
import type { FilterProps } from './filters/range-picker.tsx'

const withoutFilters: Readonly<Record<string, null>> = {
  label: null,
  ...Object.fromEntries(valueFilters.map(({ parameter }) => [parameter, null])),
}

/** Shown when the range has no hits: explains why and what to try. */
export function NoClicks({ filters, changeFilters }: FilterProps) {
  const isFiltered =
    filters.label !== null || valueFilters.some(({ name }) => filters[name] !== null)
  return (
    <section className="mt-8 flex flex-col items-center border-y border-rule px-4 py-14 text-center">
      <ReaderAtShutters className="w-56 max-w-full text-ink" />
      <h2 className="m-0 mt-8 font-display text-2xl sm:text-3xl">No clicks in this range</h2>
      <p className="m-0 mt-3 max-w-[50ch] text-ink-soft text-pretty">
        {isFiltered
          ? 'No clicks match these filters.'
          : 'Share a link to get clicks. Each click appears within seconds.'}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isFiltered && <Button onClick={() => changeFilters(withoutFilters)}>Clear filters</Button>}
        {filters.preset !== 365 && (
          <Button
            kind="outline"
            onClick={() => changeFilters({ days: '365', from: null, to: null })}
          >
            Show 12 months
          </Button>
        )}
        <Link to={paths.dashboard} className={buttonClasses(isFiltered ? 'outline' : 'solid')}>
          View your links
        </Link>
      </div>
    </section>
  )
}
