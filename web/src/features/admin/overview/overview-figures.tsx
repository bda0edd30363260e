import { formatCount } from '../../../format/numbers.ts'
import { lastOf, type OverviewDay, sumOf } from './overview-data.ts'

/** The days added up, and what there is by now. */
export function OverviewFigures({ days }: { readonly days: readonly OverviewDay[] }) {
  const accounts = lastOf(days, 'accounts')
  const links = lastOf(days, 'links')
  return (
    <dl className="m-0 mt-8 grid grid-cols-2 border-y border-rule md:grid-cols-5">
      <Figure name="Clicks" value={sumOf(days, 'clicks')} />
      <Figure
        name="Sign-ups"
        value={sumOf(days, 'signUps')}
        note={accounts === null ? null : `${formatCount(accounts)} accounts`}
      />
      <Figure
        name="Links saved"
        value={sumOf(days, 'linksSaved')}
        note={links === null ? null : `${formatCount(links)} links`}
      />
      <Figure name="Premium now" value={lastOf(days, 'premium')} />
      <Figure name="Errors" value={sumOf(days, 'errors')} />
    </dl>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: number | null
  readonly note?: string | null
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className="min-w-0 py-4 pr-4">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular m-0 mt-0.5">
        <span className="font-display text-3xl">{value === null ? '–' : formatCount(value)}</span>
        {value === null && <span className="sr-only">not counted</span>}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
