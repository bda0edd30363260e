import { ChartSection } from '../../../components/charts/chart-section.tsx'
import { FigureChart } from './figure-chart.tsx'
import type { FigureName, OverviewDay } from './overview-data.ts'

interface ChartFacts {
  readonly title: string
  readonly name: FigureName
  readonly beside?: { readonly title: string; readonly name: FigureName }
}

const charts: readonly ChartFacts[] = [
  { title: 'Clicks', name: 'clicks', beside: { title: 'All openings', name: 'hits' } },
  { title: 'Sign-ups', name: 'signUps' },
  { title: 'Links saved', name: 'linksSaved' },
  { title: 'Premium accounts', name: 'premium' },
  { title: 'Errors', name: 'errors' },
  { title: 'Accounts', name: 'accounts' },
]

/** Every figure over the days, each with its table and its file. */
export function Charts({ days }: { readonly days: readonly OverviewDay[] }) {
  const names = days.map(({ day }) => day)
  return (
    <div className="mt-12 grid gap-x-12 gap-y-12 xl:grid-cols-2">
      {charts.map(({ title, name, beside }) => (
        <ChartSection
          key={name}
          title={title}
          rows={days.toReversed().map((day) => ({
            Day: day.day,
            [title]: day[name] ?? 'not counted',
            ...(beside && { [beside.title]: day[beside.name] ?? 'not counted' }),
          }))}
        >
          <FigureChart
            name={title}
            days={names}
            values={days.map((day) => day[name])}
            {...(beside && {
              beside: { name: beside.title, values: days.map((day) => day[beside.name]) },
            })}
          />
        </ChartSection>
      ))}
    </div>
  )
}
