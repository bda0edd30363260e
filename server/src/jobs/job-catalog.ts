import {
  HIT_RETENTION_MONTHS,
  REMOVAL_UNDO_DAYS,
  TOTALS_RETENTION_MONTHS,
  UNCONFIRMED_SIGN_UP_DAYS,
  UNFINISHED_IMPORT_HOURS,
  WEBHOOK_LOG_DAYS,
} from '@everyshelf/domain/limits'

export interface JobInfo {
  readonly title: string
  /** What it does, for the operator. */
  readonly text: string
  readonly everyMs: number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * Jobs that only one of the processes sharing a database runs; each has a row in `job`. That table and the
 * audit log store the names.
 */
export const sharedJobs = {
  'closed-days': {
    title: 'Packed clicks',
    text: 'Packs stored hits, so that charts load fast, and deletes the visitor hashes of past days.',
    everyMs: 5 * MINUTE_MS,
  },
  'counting-rules': {
    title: 'Counting rules',
    text: 'Reclassifies stored hits after an upgrade that changes how bots are detected.',
    everyMs: MINUTE_MS,
  },
  'old-clicks': {
    title: 'Old clicks',
    text: `Deletes hits older than ${HIT_RETENTION_MONTHS} months and totals older than ${TOTALS_RETENTION_MONTHS} months. Stops if the clock looks wrong.`,
    everyMs: 6 * HOUR_MS,
  },
  'weekly-emails': {
    title: 'Weekly emails',
    text: 'Writes the weekly email about clicks for users who turned it on.',
    everyMs: 10 * MINUTE_MS,
  },
  'daily-figures': {
    title: 'Daily metrics',
    text: 'Counts what the overview shows for today and yesterday, and fills in missing days.',
    everyMs: 5 * MINUTE_MS,
  },
  'replica-heartbeat': {
    title: 'Replica heartbeat',
    text: 'Stores the time, which shows whether the replica (DATABASE_READ_URL) keeps up.',
    everyMs: 2 * SECOND_MS,
  },
  'unconfirmed-sign-ups': {
    title: 'Unconfirmed sign-ups',
    text: `Deletes sign-ups that were not confirmed within ${UNCONFIRMED_SIGN_UP_DAYS} days.`,
    everyMs: HOUR_MS,
  },
  'unsaved-books': {
    title: 'Cached books',
    text: 'When more than 20,000 cached books have no link, deletes the oldest of them.',
    everyMs: 10 * MINUTE_MS,
  },
  'removed-pages': {
    title: 'Removed pages',
    text: `Deletes the texts and photos of author pages and series that were removed more than ${REMOVAL_UNDO_DAYS} days ago.`,
    everyMs: HOUR_MS,
  },
  imports: {
    title: 'Imports',
    text: 'Saves imported links, looks up their books, and undoes imports.',
    everyMs: SECOND_MS,
  },
  'api-requests': {
    title: 'API requests',
    text: 'Deletes stored responses to API requests after 24 hours, and revoked API keys after 30 days.',
    everyMs: HOUR_MS,
  },
  'unfinished-imports': {
    title: 'Unfinished imports',
    text: `Deletes earnings reports whose import was not completed within ${UNFINISHED_IMPORT_HOURS} hours, and what is left of undone imports.`,
    everyMs: HOUR_MS,
  },
  'hourly-clicks': {
    title: 'Hourly clicks',
    text: 'Adds the events about the last hour’s clicks for webhooks that want them.',
    everyMs: 5 * MINUTE_MS,
  },
  'own-domains': {
    title: 'Own domains',
    text: 'Checks the DNS records of new domains every 10 minutes, and of the others every day.',
    everyMs: MINUTE_MS,
  },
  'webhook-log': {
    title: 'Webhook log',
    text: `Deletes webhook events and deliveries after ${WEBHOOK_LOG_DAYS} days.`,
    everyMs: HOUR_MS,
  },
  'ended-limits': {
    title: 'Expired limits',
    text: 'Deletes expired rate-limit counters.',
    everyMs: HOUR_MS,
  },
} as const satisfies Record<string, JobInfo>

export type SharedJobName = keyof typeof sharedJobs

/** Jobs that every process runs for itself, on its own memory or disk. */
export const processJobs = {
  status: {
    title: 'Status',
    text: 'Stores the redirect times of this process.',
    everyMs: MINUTE_MS,
  },
  'daily-salts': {
    title: 'Daily salts',
    text: 'Shares the day’s secret with the other processes, so that all recognize the same readers.',
    everyMs: 10 * MINUTE_MS,
  },
  'abandoned-spools': {
    title: 'Abandoned spools',
    text: 'Sends the clicks that stopped processes left on this disk to the database.',
    everyMs: MINUTE_MS,
  },
  mail: {
    title: 'Email',
    text: 'Sends the emails in the outbox, each once.',
    everyMs: MINUTE_MS,
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Sends due events to accounts’ webhooks.',
    everyMs: 2 * SECOND_MS,
  },
  'stripe-events': {
    title: 'Payments',
    text: 'Reloads a customer from Stripe after each event, and again 6 hours after the last reload.',
    everyMs: 5 * MINUTE_MS,
  },
  'scaled-covers': {
    title: 'Scaled covers',
    text: 'Deletes the scaled copies of uploaded covers that were deleted.',
    everyMs: HOUR_MS,
  },
  'preview-images': {
    title: 'Preview images',
    text: 'Deletes the preview images of pages that changed or are no longer public.',
    everyMs: HOUR_MS,
  },
  'domain-hosts': {
    title: 'Authors’ domains',
    text: 'Finds the domains that authors have added, changed, or removed.',
    everyMs: SECOND_MS,
  },
  'error-counts': {
    title: 'Error counts',
    text: 'Stores how many errors this process has logged today.',
    everyMs: MINUTE_MS,
  },
} as const satisfies Record<string, JobInfo>

export type ProcessJobName = keyof typeof processJobs

export type JobName = SharedJobName | ProcessJobName

export function isSharedJob(name: JobName): name is SharedJobName {
  return Object.hasOwn(sharedJobs, name)
}

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(sharedJobs, name) || Object.hasOwn(processJobs, name)
}
