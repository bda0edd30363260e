import { formatDay } from '@everyshelf/domain/format'
import { Disclosure } from '@everyshelf/ui/primitives'
import { ChartSection } from '../../../components/charts/chart-section.tsx'
import { MetricChart } from './metric-chart.tsx'
import type { MetricName, OverviewDay } from './overview-data.ts'

interface ChartFacts {
  readonly title: string
  readonly name: MetricName
  readonly secondary?: { readonly title: string; readonly name: MetricName }
}

const charts: readonly ChartFacts[] = [
  { title: 'Clicks', name: 'clicks', secondary: { title: 'All hits', name: 'hits' } },
  { title: 'Sign-ups', name: 'signUps' },
  { title: 'Links saved', name: 'linksSaved' },
  { title: 'Premium accounts', name: 'premium' },
  { title: 'Errors', name: 'errors' },
  { title: 'Accounts', name: 'accounts' },
]

interface ChartsProps {
  readonly days: readonly OverviewDay[]
  readonly today: string
}

/** A chart of every metric, each with its table and CSV file. The first two are open. */
export function Charts(props: ChartsProps) {
  return (
    <div className="mt-8 grid gap-y-6">
      <ChartGrid {...props} charts={charts.slice(0, 2)} />
      <Disclosure title="More charts">
        <ChartGrid {...props} charts={charts.slice(2)} />
      </Disclosure>
    </div>
  )
}

function ChartGrid({ days, today, charts }: ChartsProps & { charts: readonly ChartFacts[] }) {
  const names = days.map(({ day }) => day)
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
      {charts.map(({ title, name, secondary }) => (
        <ChartSection
          key={name}
          title={title}
          nameRow={formatDay}
          rows={days.toReversed().map((day) => ({
            Day: day.day,
            [title]: day[name] ?? 'no data',
            ...(secondary && { [secondary.title]: day[secondary.name] ?? 'no data' }),
          }))}
        >
          <MetricChart
            name={title}
            days={names}
            today={today}
            values={days.map((day) => day[name])}
            {...(secondary && {
              secondary: { name: secondary.title, values: days.map((day) => day[secondary.name]) },
            })}
          />
        </ChartSection>
      ))}
    </div>
  )
}
