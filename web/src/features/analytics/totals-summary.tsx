import { countDays } from '@everyshelf/domain/clicks'
import { formatDayRange } from '../../format/dates.ts'
import { formatCount } from '../../format/numbers.ts'
import { describeChange } from './describe-change.ts'
import type { Overview } from './overview.ts'

interface Counts {
  readonly hits: number
  readonly clicks: number
  /** Null with a country or store filter: readers are counted per book and day only. */
  readonly readers: number | null
}

interface TotalsSummaryProps {
  readonly totals: Counts
  readonly previous?: Overview['previous']
}

/** Hits, clicks and unique readers, compared with the previous period. */
export function TotalsSummary({ totals, previous }: TotalsSummaryProps) {
  const compare = (name: keyof Counts) => ({
    count: totals[name],
    previousCount: previous?.[name] ?? null,
    days: previous ? countDays(previous.from, previous.to) : 0,
  })
  return (
    <section aria-label="Totals">
      <dl className="m-0 mt-8 grid border-y border-rule sm:grid-cols-3">
        <Metric name="Hits" about="Every request, including bots." {...compare('hits')} />
        <Metric name="Clicks" about="People only, no repeats." {...compare('clicks')} />
        <Metric
          name="Unique readers"
          about="Sum of daily unique readers."
          {...compare('readers')}
        />
      </dl>
      {previous && (
        <p className="tabular m-0 mt-2 text-sm text-ink-soft">
          Compared with {formatDayRange(previous.from, previous.to)}
        </p>
      )}
    </section>
  )
}

interface MetricProps {
  readonly name: string
  readonly about: string
  readonly count: number | null
  readonly previousCount: number | null
  /** Length of the range and of the previous period. */
  readonly days: number
}

function Metric({ name, about, count, previousCount, days }: MetricProps) {
  return (
    <div className="py-5 max-sm:not-first:border-t max-sm:border-rule sm:pr-6">
      <dt className="font-semibold">
        {name}
        <span className="mt-0.5 block max-w-[34ch] text-sm font-normal text-ink-soft">{about}</span>
      </dt>
      <dd className="m-0 mt-3">
        {count === null ? (
          <span className="block max-w-[34ch] text-ink-soft">
            Not available by country or store. Clear the filter to see it.
          </span>
        ) : (
          // The key restarts the animation for every new number.
          <span
            key={count}
            className="animate-rise tabular block font-display text-4xl leading-none sm:text-5xl"
          >
            {formatCount(count)}
          </span>
        )}
        {count !== null && previousCount !== null && (
          <span className="tabular mt-2 block text-sm text-ink-soft">
            {describeChange(count, previousCount, days)}
          </span>
        )}
      </dd>
    </div>
  )
}
