import { formatUtcTime } from '@everyshelf/domain/format'
import { STATUS_DAYS } from '@everyshelf/domain/limits'
import { Button, classNames } from '@everyshelf/ui/primitives'
import { diskFullText } from '../../../components/disk-full-text.ts'
import { ApiProvider, trpc } from '../../../lib/api/trpc.tsx'
import { InformationSection } from '../information-page.tsx'
import { RedirectTimesSection } from './redirect-times-section.tsx'
import { UptimeSection } from './uptime-section.tsx'

const REFRESH_MS = 60_000

export function Measurements() {
  return (
    <ApiProvider>
      <Report />
    </ApiProvider>
  )
}

function Report() {
  const { data, isError, refetch } = trpc.status.report.useQuery(undefined, {
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  })
  if (isError) {
    return (
      <InformationSection title="Now">
        <div role="alert">
          <p className="font-semibold text-danger">The server did not respond.</p>
          <p>
            The server or this device may be offline. The measurements appear once the server
            responds.
          </p>
        </div>
        <Button kind="outline" className="mt-4" onClick={() => void refetch()}>
          Try again
        </Button>
      </InformationSection>
    )
  }
  if (!data) {
    return (
      <InformationSection title="Now">
        <p role="status" className="text-ink-faint">
          Loading…
        </p>
      </InformationSection>
    )
  }
  return (
    <>
      <InformationSection title="Now">
        <p className="flex items-center gap-3 font-display text-2xl">
          <span
            aria-hidden="true"
            className={classNames(
              'size-3 rounded-full',
              data.isDiskFull ? 'bg-danger' : 'bg-accent',
            )}
          />
          {data.isDiskFull ? 'Up, but saving may fail' : 'Up'}
        </p>
        {data.isDiskFull && <p>{diskFullText}</p>}
        <p className="text-ink-soft">
          Checked {formatUtcTime(data.asOf)}. Running since {formatUtcTime(data.runningSince)}.
        </p>
      </InformationSection>
      <UptimeSection title="Uptime, last 24 hours" unit="hours" intervals={data.hours} />
      <UptimeSection title={`Uptime, last ${STATUS_DAYS} days`} unit="days" intervals={data.days} />
      <RedirectTimesSection
        title="Redirect time, last 24 hours"
        unit="hours"
        intervals={data.hours}
      />
      <RedirectTimesSection
        title={`Redirect time, last ${STATUS_DAYS} days`}
        unit="days"
        intervals={data.days}
      />
    </>
  )
}
