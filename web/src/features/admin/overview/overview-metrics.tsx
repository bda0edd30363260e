import { countOf, formatCount } from '@everyshelf/domain/format'
import { lastOf, type OverviewDay, sumOf } from './overview-data.ts'

/** Totals of the period, and current counts. */
export function OverviewMetrics({ days }: { readonly days: readonly OverviewDay[] }) {
  const accounts = lastOf(days, 'accounts')
  const links = lastOf(days, 'links')
  return (
    <dl className="m-0 mt-8 grid grid-cols-2 border-y border-rule md:grid-cols-5">
      <Metric name="Clicks" value={sumOf(days, 'clicks')} />
      <Metric
        name="Sign-ups"
        value={sumOf(days, 'signUps')}
        note={accounts === null ? null : countOf(accounts, 'account')}
      />
      <Metric
        name="Links saved"
        value={sumOf(days, 'linksSaved')}
        note={links === null ? null : countOf(links, 'link')}
      />
      <Metric name="Premium accounts" value={lastOf(days, 'premium')} />
      <Metric name="Errors" value={sumOf(days, 'errors')} />
    </dl>
  )
}

interface MetricProps {
  readonly name: string
  readonly value: number | null
  readonly note?: string | null
}

function Metric({ name, value, note }: MetricProps) {
  return (
    <div className="min-w-0 py-4 pr-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular m-0 mt-0.5">
        <span className="font-display text-3xl">{value === null ? '–' : formatCount(value)}</span>
        {value === null && <span className="sr-only">no data</span>}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
