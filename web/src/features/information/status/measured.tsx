import { Button } from '@everyshelf/ui/primitives'
import { ApiProvider, trpc } from '../../../lib/api.tsx'
import { Part } from '../information-page.tsx'
import { formatUtc } from './status-report.ts'
import { TimesPart } from './times-part.tsx'
import { UptimePart } from './uptime-part.tsx'

const ASKED_EVERY_MS = 60_000

export function Measured() {
  return (
    <ApiProvider>
      <Asked />
    </ApiProvider>
  )
}

function Asked() {
  const { data, isError, refetch } = trpc.status.report.useQuery(undefined, {
    staleTime: ASKED_EVERY_MS,
    refetchInterval: ASKED_EVERY_MS,
  })
  if (isError) {
    return (
      <Part title="Now">
        <div role="alert">
          <p className="font-semibold text-danger">The server did not answer.</p>
          <p>
            Either it is out of reach or this device is. What was measured is shown as soon as it
            answers.
          </p>
        </div>
        <Button kind="outline" className="mt-4" onClick={() => void refetch()}>
          Try again
        </Button>
      </Part>
    )
  }
  if (!data) {
    return (
      <Part title="Now">
        <p role="status" className="text-ink-faint">
          Asking the server…
        </p>
      </Part>
    )
  }
  return (
    <>
      <Part title="Now">
        <p className="flex items-center gap-3 font-display text-2xl">
          <span aria-hidden="true" className="size-3 rounded-full bg-accent" />
          Up
        </p>
        <p className="text-ink-soft">
          Answered {formatUtc(data.asOf)}; running since {formatUtc(data.runningSince)}.
        </p>
      </Part>
      <UptimePart title="The last 24 hours" unit="hours" parts={data.hours} />
      <UptimePart title="The last 90 days" unit="days" parts={data.days} />
      <TimesPart title="Time of a redirect, 24 hours" unit="hours" parts={data.hours} />
      <TimesPart title="Time of a redirect, 90 days" unit="days" parts={data.days} />
    </>
  )
}
