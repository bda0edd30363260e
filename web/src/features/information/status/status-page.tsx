import { STATUS_DAYS } from '@everyshelf/domain/limits'
import { lazyComponent } from '../../../lib/lazy-loading/lazy-component.tsx'
import { InformationPage, InformationSection } from '../information-page.tsx'

const Measurements = lazyComponent(
  () => import('./measurements.tsx'),
  ({ Measurements }) => Measurements,
  <InformationSection title="Now">
    <p className="text-ink-faint">Loading…</p>
  </InformationSection>,
)

/** Uptime and redirect times, as the server measures them. */
export function StatusPage() {
  return (
    <InformationPage
      title="Status"
      lead="How reliably Everyshelf runs and how fast it redirects readers, as measured by the server itself."
    >
      <Measurements />
      <InformationSection title="How we measure this">
        <p>
          Every minute, the server records that it is running, how many links it redirected, and how
          long the redirects took. It times the first 20 requests of each second, from the arrival
          of the request to the end of the response. The reader’s own network adds to that. We round
          times up to fixed steps, so “2 ms” means 2 milliseconds or less.
        </p>
        <ul>
          <li>Down: the server stopped unexpectedly.</li>
          <li>Clean shutdown: it was stopped on purpose, for example to update it.</li>
          <li>No data: before the first measurement. This time is excluded.</li>
        </ul>
        <p>
          The server cannot tell whether its network connection is down, so this page does not show
          such outages. Measurements are stored for {STATUS_DAYS} days and contain nothing about
          readers.
        </p>
      </InformationSection>
    </InformationPage>
  )
}
