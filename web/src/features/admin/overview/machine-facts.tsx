import { formatDateTime } from '../../../format/dates.ts'
import { formatBytes, formatCount, formatDuration } from '../../../format/numbers.ts'
import { Fact, Facts } from '../lists/facts.tsx'
import type { Overview } from './overview-data.ts'

/** The server itself: of several, the one that answers. */
export function MachineFacts({ overview }: { readonly overview: Overview }) {
  const { machine, mail, asOf } = overview
  const { databaseBytes, diskFreeBytes, diskBytes, runningSince } = machine
  return (
    <section aria-labelledby="machine" className="mt-14">
      <h2 id="machine" className="m-0 mb-3 font-display text-2xl">
        This server
      </h2>
      <Facts>
        <Fact name="Version">
          Everyshelf {machine.version}, Node.js {machine.runtime.replace('v', '')}
        </Fact>
        <Fact name="Running since">
          {formatDateTime(runningSince)} (
          {formatDuration(Date.parse(asOf) - Date.parse(runningSince))})
        </Fact>
        <Fact name="Database">
          {machine.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, {formatBytes(databaseBytes)}
        </Fact>
        <Fact name="Disk">
          {formatBytes(diskFreeBytes)} free of {formatBytes(diskBytes)}
        </Fact>
        <Fact name="Mail">
          {mail.isSetUp
            ? `${formatCount(mail.waiting)} on the way`
            : `${formatCount(mail.held)} held, for want of a mail server`}
        </Fact>
      </Facts>
      <p className="mt-3 mb-0 text-sm text-ink-soft">
        As of {formatDateTime(asOf)}. Days are those of UTC; figures of today are counted every five
        minutes. Errors are what the server wrote into its log as one.
      </p>
    </section>
  )
}
