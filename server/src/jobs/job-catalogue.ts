export interface JobFacts {
  readonly title: string
  /** What it does, for whoever operates the server. */
  readonly text: string
  readonly everyMs: number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** What all processes on one database do once between them; a row of `job` each. */
export const sharedJobs = {
  'click-totals': {
    title: 'Click totals',
    text: 'Adds new openings to the figures of dashboards.',
    everyMs: 2 * SECOND_MS,
  },
  'closed-days': {
    title: 'Days that are over',
    text: 'Writes summaries of days and months that are over, so that long periods are read fast.',
    everyMs: 30 * SECOND_MS,
  },
  'time-zones': {
    title: 'Time zones',
    text: 'Counts the clicks of owners anew who have changed their time zone.',
    everyMs: 5 * SECOND_MS,
  },
  'counting-rules': {
    title: 'Rules of counting',
    text: 'After an upgrade that changes who counts as a person, counts kept openings anew.',
    everyMs: 5 * SECOND_MS,
  },
  'old-clicks': {
    title: 'Old clicks',
    text: 'Deletes hits older than 13 months and totals older than 25, once that age is proven.',
    everyMs: 6 * HOUR_MS,
  },
  'weekly-mails': {
    title: 'Weekly mails',
    text: 'Writes the weekly mail about clicks to those who asked for it.',
    everyMs: 10 * MINUTE_MS,
  },
  'daily-figures': {
    title: 'Daily figures',
    text: 'Counts what the overview shows of today and yesterday, and makes up for missing days.',
    everyMs: 5 * MINUTE_MS,
  },
  'replica-beat': {
    title: 'Beat for the replica',
    text: 'Writes the time down, by which the replica (DATABASE_READ_URL) is seen to keep up.',
    everyMs: 2 * SECOND_MS,
  },
  'left-erasures': {
    title: 'Deleted accounts',
    text: 'Takes the ids of deleted accounts off their clicks, where a process ended while it did so.',
    everyMs: 10 * MINUTE_MS,
  },
  'unconfirmed-sign-ups': {
    title: 'Unconfirmed sign-ups',
    text: 'Deletes sign-ups that no one confirmed within 7 days.',
    everyMs: HOUR_MS,
  },
  'unsaved-books': {
    title: 'Cached books',
    text: 'Deletes the oldest of more than 20,000 cached books that no link is of.',
    everyMs: 10 * MINUTE_MS,
  },
  'ended-limits': {
    title: 'Ended limits',
    text: 'Forgets who called how often, once that limits nobody any more.',
    everyMs: HOUR_MS,
  },
} as const satisfies Record<string, JobFacts>

export type SharedJobName = keyof typeof sharedJobs

/** What each process does for itself: of its own memory, or of its own disk. */
export const processJobs = {
  status: {
    title: 'Status',
    text: 'Writes down how the redirects of this process fared.',
    everyMs: MINUTE_MS,
  },
  'reader-salts': {
    title: 'Secrets of the day',
    text: 'Agrees with the other processes on the secret by which readers of a day are told apart.',
    everyMs: 10 * MINUTE_MS,
  },
  'orphaned-clicks': {
    title: 'Clicks of ended processes',
    text: 'Moves clicks to PostgreSQL that ended processes have left on this disk.',
    everyMs: MINUTE_MS,
  },
  mail: {
    title: 'Mail',
    text: 'Sends what waits in the outbox, as soon as it is there; a mail goes out once.',
    everyMs: MINUTE_MS,
  },
  'stripe-events': {
    title: 'Payments',
    text: 'Reads at Stripe what its events speak of, and every customer again after six hours.',
    everyMs: 5 * MINUTE_MS,
  },
  'error-counts': {
    title: 'Error counts',
    text: 'Writes down how many errors this process has logged today.',
    everyMs: MINUTE_MS,
  },
} as const satisfies Record<string, JobFacts>

export type ProcessJobName = keyof typeof processJobs

export type JobName = SharedJobName | ProcessJobName

export function isSharedJob(name: JobName): name is SharedJobName {
  return Object.hasOwn(sharedJobs, name)
}

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(sharedJobs, name) || Object.hasOwn(processJobs, name)
}
