import { countDays } from '@everyshelf/domain/clicks'
import { formatCount, formatDayRange } from '@everyshelf/domain/format'
import { CLICKS_COUNTED } from '@everyshelf/domain/product-facts'
import { describeChange, formatChange } from '../../components/charts/describe-change.ts'
import type { Overview } from './overview.ts'

interface Counts {
  readonly hits: number
  readonly clicks: number
  /** Null with a label, country, or store filter: readers are counted per book and day only. */
  readonly readers: number | null
}

interface TotalsSummaryProps {
  readonly totals: Counts
  readonly previous?: Overview['previous']
}

/** Clicks compared with the previous period, and beside them hits and unique readers. */
export function TotalsSummary({ totals, previous }: TotalsSummaryProps) {
  const { clicks, hits, readers } = totals
  return (
    <section aria-label="Totals" className="mt-5">
      <dl className="m-0 flex flex-wrap items-end gap-x-10 gap-y-2 max-sm:gap-x-4">
        <div className="mr-auto max-sm:w-full">
          <dt className="text-sm font-semibold">
            Clicks
            <About>{CLICKS_COUNTED}</About>
          </dt>
          <dd className="m-0 mt-1 flex flex-wrap items-baseline gap-x-3">
            {/* The key restarts the animation for every new number. */}
            <span
              key={clicks}
              className="animate-rise tabular font-display text-4xl leading-none sm:text-5xl"
            >
              {formatCount(clicks)}
            </span>
            {previous && (
              <span className="tabular text-sm text-ink-soft">
                {describeChange(clicks, previous.clicks, countDays(previous.from, previous.to))}
                <span className="max-sm:hidden">
                  {' '}
                  ({formatDayRange(previous.from, previous.to)})
                </span>
              </span>
            )}
          </dd>
        </div>
        <SecondaryMetric
          name="Hits"
          about="Every request, including bots."
          count={hits}
          previousCount={previous?.hits ?? 0}
        />
        <SecondaryMetric
          name="Unique readers"
          about="Sum of daily unique readers."
          count={readers}
          previousCount={previous?.readers ?? 0}
        />
      </dl>
    </section>
  )
}

interface SecondaryMetricProps {
  readonly name: string
  readonly about: string
  readonly count: number | null
  readonly previousCount: number
}

function SecondaryMetric({ name, about, count, previousCount }: SecondaryMetricProps) {
  return (
    <div className="text-sm max-sm:flex max-sm:items-baseline max-sm:gap-2">
      <dt className="text-ink-soft">
        {name}
        <About>{about}</About>
      </dt>
      <dd className="tabular m-0 flex items-baseline gap-2 sm:mt-1">
        {count === null ? (
          <span className="text-ink-soft">Not available with these filters</span>
        ) : (
          <>
            <span className="font-semibold sm:text-xl sm:leading-none">{formatCount(count)}</span>
            <span className="text-ink-soft">{formatChange(count, previousCount)}</span>
          </>
        )}
      </dd>
    </div>
  )
}

/** Explains a metric. On a phone only screen readers get it, so that the chart stays in view. */
function About({ children }: { readonly children: string }) {
  return (
    <span className="font-normal text-ink-soft max-sm:sr-only sm:block sm:text-xs">
      {' '}
      {children}
    </span>
  )
}
