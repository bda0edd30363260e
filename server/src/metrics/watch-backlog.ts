import { Gauge, type Registry } from 'prom-client'
import { sharedJobs } from '../jobs/job-catalogue.ts'
import type { Backlog } from './backlog.repo.ts'
import { watchGauge } from './watch-figures.ts'

/** Whoever looks more often sees the last figures: a scraper is no load for the database. */
const KEPT_MS = 5000
/** A database that is away must not keep the other figures. */
const READ_WITHIN_MS = 1000

/** What waits in the database; not a number while it does not answer. */
export function watchBacklog(
  registry: Registry,
  read: () => Promise<Backlog>,
  now: () => number,
): void {
  const readOften = keepForMoments(read, now)
  const gauges = [
    ['mails_waiting', 'mailsWaiting', 'Mails that wait to be sent.'],
    ['mail_late_seconds', 'mailLateSeconds', 'How long the oldest of them is due.'],
    ['mails_failed', 'mailsFailed', 'Mails in the outbox that were given up.'],
    ['stripe_events_waiting', 'stripeEventsWaiting', 'Events of Stripe that wait to be worked on.'],
    ['stripe_event_late_seconds', 'stripeEventLateSeconds', 'How long the oldest of them is due.'],
    [
      'retention_behind_seconds',
      'retentionBehindSeconds',
      'How far the clock is ahead of the proven time, by which old clicks are deleted.',
    ],
  ] as const
  for (const [name, field, help] of gauges) {
    watchGauge(registry, { name, help }, async () => (await readOften())?.[field] ?? null)
  }
  const ofJobs = [
    ['job_failing', 'isFailing', 'Whether the last run of a job failed.'],
    ['job_late_seconds', 'lateSeconds', 'How long a job is due that no process has taken up.'],
  ] as const
  for (const [name, field, help] of ofJobs) {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        const backlog = await readOften()
        for (const job of Object.keys(sharedJobs)) {
          const found = backlog?.jobs.find((each) => each.name === job)
          this.set({ job }, backlog ? Number(found?.[field] ?? 0) : Number.NaN)
        }
      },
    })
  }
}

function keepForMoments(
  read: () => Promise<Backlog>,
  now: () => number,
): () => Promise<Backlog | null> {
  let last: { readonly at: number; readonly backlog: Promise<Backlog | null> } | undefined
  return async () => {
    if (!last || now() - last.at >= KEPT_MS) {
      last = { at: now(), backlog: withinTime(read()) }
    }
    return await last.backlog
  }
}

async function withinTime(reading: Promise<Backlog>): Promise<Backlog | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READ_WITHIN_MS, null)
  })
  return await Promise.race([reading.catch(() => null), tooLate]).finally(() => clearTimeout(timer))
}
