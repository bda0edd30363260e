import { importChunk } from '../../../lib/import-chunk.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { InformationPage, Part } from '../information-page.tsx'

const Measured = lazyPart(
  async () => (await importChunk(() => import('./measured.tsx'))).Measured,
  <Part title="Now">
    <p className="text-ink-faint">Asking the server…</p>
  </Part>,
)

/** How the service fares, by its own measurements. */
export function StatusPage() {
  return (
    <InformationPage
      title="Status"
      lead="How steady Everyshelf runs and how quickly it sends readers on, as the server measures itself."
    >
      <Measured />
      <Part title="How it is measured">
        <p>
          Every minute the server notes that it runs, how many links it has sent on since, and how
          long that took: from the arrival of a request at the server to the end of the answer, for
          the first twenty of each second. The reader's own network comes on top. Times are counted
          in classes, so “2 ms” means two milliseconds or less.
        </p>
        <ul>
          <li>Down: nothing ran, and what ran before had not said that it would end.</li>
          <li>Stopped in order: it was ended on purpose, as for a new version.</li>
          <li>No data: before the first measurement. It counts for neither side.</li>
        </ul>
        <p>
          A server cannot see whether the way to it is broken; an outage of that kind does not show
          here. Measurements are kept for 90 days and hold nothing of readers.
        </p>
      </Part>
    </InformationPage>
  )
}
