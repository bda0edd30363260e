import { countryName } from '@everyshelf/domain/countries'
import { Button } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { formatDate } from '../../format/dates.ts'
import type { useHealth } from './shops/use-health.ts'

interface PlaceHealthProps extends ReturnType<typeof useHealth> {
  /** A shop's code, or `amazon-` and the code of a marketplace. */
  readonly place: string
  readonly name: string
}

/** What the owner saw at one place and what readers missed, with the day; and the way to say so. */
export function PlaceHealth({
  place,
  name,
  healthOf,
  confirm,
  hasFailed,
  savedAt,
}: PlaceHealthProps) {
  const [isBusy, setBusy] = useState(false)
  const health = healthOf(place)
  const reports = health?.reports ?? []
  if (hasFailed) return <p className="m-0 text-ink-soft">This cannot be shown at the moment.</p>
  return (
    <>
      <p role="status" className="m-0">
        {health?.confirmedAt
          ? `You saw it there on ${formatDate(health.confirmedAt)}.`
          : `You have not confirmed it yet${savedAt ? `; the link is from ${formatDate(savedAt)}` : ''}.`}
      </p>
      {reports.length > 0 && health?.lastReportOn && (
        <div className="mt-3">
          <p className="m-0">
            Readers who found nothing there in the last 90 days, the last on{' '}
            {formatDate(`${health.lastReportOn}T12:00:00Z`)}:
          </p>
          <ul aria-label={`Reports for ${name}`} className="m-0 mt-1 list-none p-0 text-ink-soft">
            {reports.map(({ country, reports: count }) => (
              <li key={country}>
                {countryName(country)}: {count}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button
        kind="outline"
        size="small"
        className="mt-3 min-h-11"
        busy={isBusy}
        onClick={async () => {
          setBusy(true)
          await confirm(place)
          setBusy(false)
        }}
      >
        I looked: it is there
        <span className="sr-only"> at {name}</span>
      </Button>
    </>
  )
}
