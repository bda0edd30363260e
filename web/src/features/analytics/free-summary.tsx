import { buttonClasses } from '@everyshelf/ui/primitives'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { trpc } from '../../lib/api/trpc.tsx'
import { AnalyticsFailed } from './analytics-failed.tsx'
import { AnalyticsSkeleton } from './analytics-skeleton.tsx'
import { DayChart } from './charts/day-chart.tsx'
import { TotalsSummary } from './totals-summary.tsx'

const PREMIUM_FEATURES = [
  'A world map of your readers, and the stores they went to',
  'Each book on its own, for any range of up to 2 years',
  'Devices, browsers, and referrers',
  'Weekdays and hours, and why hits were excluded',
  'CSV downloads',
]

/** The totals of the last 30 days, and what Premium adds. */
export function FreeSummary() {
  const { data, isError, refetch } = trpc.analytics.summary.useQuery(undefined, {
    staleTime: 15_000,
  })
  if (!data) {
    return isError ? <AnalyticsFailed onRetry={() => void refetch()} /> : <AnalyticsSkeleton />
  }
  return (
    <>
      <h1 className="m-0 font-display text-4xl sm:text-5xl">Analytics</h1>
      <p className="m-0 mt-3 text-ink-soft">All your links, last 30 days</p>
      <TotalsSummary totals={data.totals} />
      {data.totals.hits > 0 && (
        <div className="mt-10">
          <DayChart days={data.days} />
        </div>
      )}
      <section className="mt-12 rounded-lg border border-rule bg-wash p-6 sm:p-8">
        <h2 className="m-0 font-display text-2xl">With Premium</h2>
        <ul className="m-0 mt-5 mb-6 grid list-none gap-2.5 p-0">
          {PREMIUM_FEATURES.map((feature) => (
            <li key={feature} className="flex max-w-[66ch] gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
              {feature}
            </li>
          ))}
        </ul>
        <Link to={paths.pricing} className={buttonClasses('solid')}>
          See Premium
        </Link>
      </section>
    </>
  )
}
