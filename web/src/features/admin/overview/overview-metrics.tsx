import { countOf, formatCount } from '@everyshelf/domain/format'
import { lastOf, type MetricName, type OverviewDay, sumOf } from './overview-data.ts'

/** Totals of the period, today against the same day last week, and current counts. */
export function OverviewMetrics({ days }: { readonly days: readonly OverviewDay[] }) {
  const accounts = lastOf(days, 'accounts')
  const links = lastOf(days, 'links')
  const weekAgo = days.at(-8)
  const compare = (name: MetricName) =>
    weekAgo !== undefined &&
    `Today ${formatCount(days.at(-1)?.[name] ?? 0)}, a week ago ${formatCount(weekAgo[name] ?? 0)}`
  return (
    <dl className="m-0 mt-8 grid grid-cols-2 border-y border-rule md:grid-cols-5">
      <Metric name="Clicks" value={sumOf(days, 'clicks')} notes={[compare('clicks')]} />
      <Metric
        name="Sign-ups"
        value={sumOf(days, 'signUps')}
        notes={[compare('signUps'), accounts !== null && countOf(accounts, 'account')]}
      />
      <Metric
        name="Links saved"
        value={sumOf(days, 'linksSaved')}
        notes={[compare('linksSaved'), links !== null && countOf(links, 'link')]}
      />
      <Metric
        name="Premium accounts"
        value={lastOf(days, 'premium')}
        notes={[compare('premium')]}
      />
      <Metric name="Errors" value={sumOf(days, 'errors')} notes={[compare('errors')]} />
    </dl>
  )
}

interface MetricProps {
  readonly name: string
  readonly value: number | null
  readonly notes: readonly (string | false)[]
}

function Metric({ name, value, notes }: MetricProps) {
  return (
    <div className="min-w-0 py-3 pr-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular m-0 mt-0.5">
        <span className="font-display text-3xl">{value === null ? '–' : formatCount(value)}</span>
        {value === null && <span className="sr-only">no data</span>}
        {notes.map(
          (note) =>
            note && (
              <span key={note} className="block text-sm text-ink-soft">
                {note}
              </span>
            ),
        )}
      </dd>
    </div>
  )
}
