import { createMailRepo, type MailRepo } from '../features/mail/mail.repo.ts'
import { createMailService } from '../features/mail/mail.service.ts'
import type { Mail } from '../features/mail/mail.ts'
import { createSmtpTransport, type SmtpLimits } from '../features/mail/smtp-transport.ts'
import type { TestDatabase } from './databases.ts'

export interface TestMailOptions {
  /** Null for a server without one. */
  readonly smtpUrl: string | null
  readonly logsText?: boolean
  /** What stands in for parts of the repo: another process that ends at a bad moment. */
  readonly repo?: Partial<MailRepo>
  readonly limits?: SmtpLimits
  /** Shared by services that stand for several processes. */
  readonly clock?: TestClock
}

export interface TestClock {
  readonly now: () => number
  readonly pass: (milliseconds: number) => void
}

/** Long enough for a busy machine; a test of a server that hangs has shorter ones. */
const patientLimits = { connectMs: 5000, answerMs: 5000, totalMs: 10_000 }

export function createClock(start = '2026-11-21T09:00:00.000Z'): TestClock {
  let time = Date.parse(start)
  return {
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds
    },
  }
}

/** The mail slice on a real database and a real mail server; the test drives its clock and drains. */
export function createTestMail({ db }: Pick<TestDatabase, 'db'>, options: TestMailOptions) {
  const { smtpUrl, logsText = false, clock = createClock(), limits = patientLimits } = options
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

/** A mail to reset a password; each one is another event unless told. */
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
