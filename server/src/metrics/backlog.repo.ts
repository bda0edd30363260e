import { toIsoTime } from '../db/columns.ts'
import type { Queries } from '../db/transact.ts'
import { PROVEN_TIME } from '../features/clicks/retention/proven-time.repo.ts'
import { sharedJobs } from '../jobs/job-catalog.ts'

/** Work in the database that waits for a process. */
export interface Backlog {
  readonly mailsWaiting: number
  readonly mailLateSeconds: number
  readonly mailsFailed: number
  readonly stripeEventsWaiting: number
  readonly stripeEventLateSeconds: number
  /** Own domains that work now or worked before. */
  readonly domains: number
  /** Those of them whose last check got no answer from DNS. */
  readonly domainsUnanswered: number
  /** Null before there is a hit. */
  readonly retentionBehindSeconds: number | null
  readonly jobs: readonly {
    readonly name: string
    readonly isFailing: boolean
    readonly lateSeconds: number
  }[]
}

export async function readBacklog(db: Queries, nowMs: number): Promise<Backlog> {
  const lateSeconds = (dueAt: string | null) =>
    dueAt === null ? 0 : Math.max(0, Math.round((nowMs - Date.parse(dueAt)) / 1000))
  const mails = await readQueue(db, 'mail_outbox')
  const { failed } = await db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll().as('failed'))
    .where('failedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const events = await readQueue(db, 'stripe_event')
  const domains = await db
    .selectFrom('own_domain')
    .select(({ fn, ref, eb }) => [
      fn.countAll().as('all'),
      fn
        .sum(eb.case().when('triedAt', '>', ref('checkedAt')).then(1).else(0).end())
        .as('unanswered'),
    ])
    .where('removedAt', 'is', null)
    .where('state', 'in', ['serving', 'broken'])
    .executeTakeFirstOrThrow()
  const jobs = await db
    .selectFrom('job')
    .select(['name', 'error', 'nextRunAt', 'claimedUntil'])
    .execute()
  const proven = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', PROVEN_TIME)
    .executeTakeFirst()
  const now = toIsoTime(new Date(nowMs))
  return {
    mailsWaiting: Number(mails.waiting),
    mailLateSeconds: lateSeconds(mails.dueAt),
    mailsFailed: Number(failed),
    stripeEventsWaiting: Number(events.waiting),
    stripeEventLateSeconds: lateSeconds(events.dueAt),
    domains: Number(domains.all),
    domainsUnanswered: Number(domains.unanswered),
    retentionBehindSeconds: proven ? Math.round((nowMs - Date.parse(proven.value)) / 1000) : null,
    jobs: jobs
      .filter(({ name }) => Object.hasOwn(sharedJobs, name))
      .map(({ name, error, nextRunAt, claimedUntil }) => ({
        name,
        isFailing: error !== null,
        // A claimed job is running.
        lateSeconds: claimedUntil !== null && claimedUntil > now ? 0 : lateSeconds(nextRunAt),
      })),
  }
}

async function readQueue(db: Queries, table: 'mail_outbox' | 'stripe_event') {
  return await db
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll().as('waiting'), fn.min('nextAttemptAt').as('dueAt')])
    .where('nextAttemptAt', 'is not', null)
    .executeTakeFirstOrThrow()
}
