import { Gauge, type Registry } from 'prom-client'
import { sharedJobs } from '../jobs/job-catalog.ts'
import type { Backlog } from './backlog.repo.ts'
import { registerGauge } from './register-metric.ts'
import { withinTime } from './within-time.ts'

/** Frequent scrapes get the cached values, so that they do not load the database. */
const CACHED_MS = 5000

/** Metrics of the work waiting in the database; NaN while it does not answer. */
export function registerBacklogMetrics(
  registry: Registry,
  read: () => Promise<Backlog>,
  now: () => number,
): void {
  const readCached = cacheBriefly(read, now)
  const gauges = [
    ['everyshelf_mails_waiting', 'mailsWaiting', 'Emails waiting to be sent.'],
    ['everyshelf_mail_late_seconds', 'mailLateSeconds', 'How long the oldest email is overdue.'],
    ['everyshelf_mails_failed', 'mailsFailed', 'Emails that could not be delivered.'],
    [
      'everyshelf_stripe_events_waiting',
      'stripeEventsWaiting',
      'Stripe events waiting to be processed.',
    ],
    [
      'everyshelf_stripe_event_late_seconds',
      'stripeEventLateSeconds',
      'How long the oldest Stripe event is overdue.',
    ],
    ['everyshelf_domains', 'domains', 'Own domains that work now or worked before.'],
    [
      'everyshelf_domains_unanswered',
      'domainsUnanswered',
      'Own domains whose last check got no answer from DNS.',
    ],
    [
      'everyshelf_retention_behind_seconds',
      'retentionBehindSeconds',
      'How many seconds the clock is ahead of the proven time. Clicks are deleted up to the earlier of the two.',
    ],
  ] as const
  for (const [name, field, help] of gauges) {
    registerGauge(registry, { name, help }, async () => (await readCached())?.[field] ?? null)
  }
  const jobMetrics = [
    ['everyshelf_job_failing', 'isFailing', 'Whether the last run of a job failed.'],
    [
      'everyshelf_job_late_seconds',
      'lateSeconds',
      'How long a job has been overdue while no process was running it.',
    ],
  ] as const
  for (const [name, field, help] of jobMetrics) {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        const backlog = await readCached()
        for (const job of Object.keys(sharedJobs)) {
          const found = backlog?.jobs.find((each) => each.name === job)
          this.set({ job }, backlog ? Number(found?.[field] ?? 0) : Number.NaN)
        }
      },
    })
  }
}

function cacheBriefly(
  read: () => Promise<Backlog>,
  now: () => number,
): () => Promise<Backlog | null> {
  let last: { readonly at: number; readonly backlog: Promise<Backlog | null> } | undefined
  return async () => {
    if (!last || now() - last.at >= CACHED_MS) {
      last = { at: now(), backlog: withinTime(read()) }
    }
    return await last.backlog
  }
}
