import { Button, buttonClasses } from '@everyshelf/ui/primitives'
import { Link } from 'react-router'
import { EmptyRange } from '../../components/charts/empty-range.tsx'
import { paths } from '../../lib/paths.ts'
import { type FilterProps, valueFilters } from './filters/filters.ts'

const withoutFilters: Readonly<Record<string, null>> = {
  label: null,
  ...Object.fromEntries(valueFilters.map(({ parameter }) => [parameter, null])),
}

/** Shown when the range has no hits: explains why and what to try. */
export function NoClicks({ filters, changeFilters }: FilterProps) {
  const isFiltered =
    filters.label !== null || valueFilters.some(({ name }) => filters[name] !== null)
  return (
    <EmptyRange
      title="No clicks in this range"
      text={
        isFiltered
          ? 'No clicks match these filters.'
          : 'Share a link to get clicks. Each click appears within seconds.'
      }
    >
      {isFiltered && <Button onClick={() => changeFilters(withoutFilters)}>Clear filters</Button>}
      {filters.preset !== 365 && (
        <Button kind="outline" onClick={() => changeFilters({ days: '365', from: null, to: null })}>
          Show 12 months
        </Button>
      )}
      <Link to={paths.dashboard} className={buttonClasses(isFiltered ? 'outline' : 'solid')}>
        View your links
      </Link>
    </EmptyRange>
  )
}
