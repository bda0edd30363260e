import { createMailRepo, type MailRepo } from '../features/mail/mail.repo.ts'
import { createMailService } from '../features/mail/mail.service.ts'
import type { Mail } from '../features/mail/mail.ts'
import { createSmtpTransport, type SmtpLimits } from '../features/mail/smtp-transport.ts'
import type { TestDatabase } from './databases.ts'

export interface TestMailOptions {
  /** Null for a server without a mail server. */
  readonly smtpUrl: string | null
  readonly logsText?: boolean
  /** Replaces functions of the repo, to simulate another process that crashes. */
  readonly repo?: Partial<MailRepo>
  readonly limits?: SmtpLimits
  /** Shared by services that simulate several processes. */
  readonly clock?: TestClock
}

export interface TestClock {
  readonly now: () => number
  readonly pass: (milliseconds: number) => void
}

/** Long enough for a busy machine; tests of hanging servers use shorter ones. */
const longLimits = { connectMs: 5000, responseMs: 5000, totalMs: 10_000 }

export function createClock(start = '2026-11-21T09:00:00.000Z'): TestClock {
  let time = Date.parse(start)
  return {
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds
    },
  }
}

/**
 * The mail feature on a real database and a local mail server; the test controls the clock and the
 * worker.
 */
export function createTestMail({ db }: Pick<TestDatabase, 'db'>, options: TestMailOptions) {
  const { smtpUrl, logsText = false, clock = createClock(), limits = longLimits } = options
  const log: { level: string; facts: object; message: string }[] = []
  const logAt = (level: string) => (facts: object, message: string) =>
    void log.push({ level, facts, message })
  const service = createMailService({
    repo: { ...createMailRepo(db), ...options.repo },
    transport: smtpUrl === null ? null : createSmtpTransport(smtpUrl, limits),
    from: { name: 'Everyshelf', address: 'noreply@everyshelf.example' },
    publicUrl: 'https://everyshelf.example',
    logsText,
    log: { info: logAt('info'), warn: logAt('warn'), error: logAt('error') },
    now: clock.now,
  })
  return {
    service,
    log,
    pass: clock.pass,
    enqueue: (mail: Mail) => service.enqueue(db, mail),
    drain: service.drain,
    /** The outbox, oldest first. */
    rows: () => db.selectFrom('mail_outbox').selectAll().orderBy('createdAt').execute(),
  }
}

let counter = 0

/** A password reset email; each one is a new event by default. */
export function resetMail(
  overrides: { to?: string; dedupeKey?: string; expiresAt?: Date } = {},
): Mail {
  counter += 1
  return {
    template: 'reset-password',
    to: 'ada@example.org',
    data: {
      firstName: 'Ada',
      url: 'https://everyshelf.example/account?mode=reset-password&token=t1',
    },
    dedupeKey: `reset:${counter}`,
    ...overrides,
  }
}
