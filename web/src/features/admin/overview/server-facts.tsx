import { formatBytes, formatCount, formatDateTime, formatDuration } from '@everyshelf/domain/format'
import { Fact, Facts } from '../components/facts.tsx'
import type { Overview } from './overview-data.ts'

/** Facts about the server process that answered. */
export function ServerFacts({ overview }: { readonly overview: Overview }) {
  const { machine, mail, asOf } = overview
  const { databaseBytes, clickHouse, diskFreeBytes, diskBytes, runningSince } = machine
  return (
    <section aria-labelledby="server" className="mt-14">
      <h2 id="server" className="m-0 mb-3 font-display text-2xl">
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
        {clickHouse && (
          <Fact name="Clicks">
            ClickHouse, {clickHouse.bytes === null ? 'no answer' : formatBytes(clickHouse.bytes)}
          </Fact>
        )}
        <Fact name="Disk">
          {formatBytes(diskFreeBytes)} free of {formatBytes(diskBytes)}
        </Fact>
        <Fact name="Email">
          {mail.isSetUp
            ? `${formatCount(mail.waiting)} waiting`
            : `${formatCount(mail.held)} held until a mail server is set up`}
        </Fact>
      </Facts>
      <p className="mt-3 mb-0 text-sm text-ink-soft">
        As of {formatDateTime(asOf)}. Days are in UTC. Today’s numbers update every 5 minutes.
        “Errors” counts the errors in the server’s log.
      </p>
    </section>
  )
}
