import { createHash } from 'node:crypto'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import type { MailLog } from './deliver-mail.ts'
import type { MailRepo, NewMail } from './mail.repo.ts'
import type { Mail, MailTemplate } from './mail.ts'
import { type Mailbox, requireMailAddress } from './mail-address.ts'
import { createMailWorker } from './mail-worker.ts'
import type { MailTransport } from './outgoing-mail.ts'
import { LIFE_MS } from './retry-schedule.ts'
import { renderMail } from './templates/render-mail.ts'
import { sampleMail } from './templates/sample-mail.ts'

/** `over-limit`: the address has had its mails of this hour, and this one is not sent (S50). */
export type EnqueueResult = 'queued' | 'duplicate' | 'over-limit'

export interface MailService {
  /**
   * Writes a mail into the outbox, as part of the caller's transaction when `queries` is one; callers
   * in a transaction call `wake` once it is committed. Nothing is sent while the caller waits.
   */
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<EnqueueResult>
  /** Sends somebody a mail of a kind with made-up content, to be looked at. */
  readonly enqueueSample: (
    queries: Queries,
    template: MailTemplate,
    to: string,
  ) => Promise<EnqueueResult>
  /** Sends soon what waits in the outbox. */
  readonly wake: () => void
  /** Forgets an address: every mail to it, and what its owner wrote to the operator. */
  readonly forget: (queries: Queries, address: string) => Promise<void>
  readonly start: () => void
  /** Takes up no more mails, and waits a moment for those on their way. */
  readonly stop: () => Promise<void>
  /** Sends everything that is due now. */
  readonly drain: () => Promise<void>
}

export interface MailParts {
  readonly repo: MailRepo
  /** Null keeps mails in the outbox. */
  readonly transport: MailTransport | null
  readonly from: Mailbox
  /** Where an answer to the operator's own words goes; the sender unless told. */
  readonly operatorAddress?: string | null
  /** Our own origin: links in mails lead nowhere else (S29). */
  readonly publicUrl: string
  /** Whether held mails are shown in the log, links and all: for development alone. */
  readonly logsText: boolean
  readonly log: MailLog
  readonly watchRuns?: WatchRuns | undefined
  readonly now?: () => number
}

const HOUR_MS = 3_600_000
const MAILS_PER_HOUR = 5
const WARNINGS: ReadonlySet<string> = new Set(['password-changed', 'email-changed', 'tags-changed'])
/** Everybody can ask for these mails; those that warn of a change must still get out. */
const ASKED_MAILS_PER_HOUR = MAILS_PER_HOUR - 1
/** Each lost race is another mail to the same address, and the hour ends the races. */
const TRIES = 2 * MAILS_PER_HOUR

export function createMailService(parts: MailParts): MailService {
  const { repo, transport, from, publicUrl, logsText, log, now = Date.now } = parts
  const worker = createMailWorker({
    repo,
    transport,
    from,
    log,
    watchRuns: parts.watchRuns,
    now,
  })

  async function insert(queries: Queries, mail: NewMail): Promise<EnqueueResult> {
    const most = WARNINGS.has(mail.template) ? MAILS_PER_HOUR : ASKED_MAILS_PER_HOUR
    for (let tries = 0; tries < TRIES; tries++) {
      const facts = await repo.readRecipient(queries, mail, mail.createdAt - HOUR_MS)
      if (facts.isTold) return 'duplicate'
      if (facts.recent >= most) return 'over-limit'
      if (await repo.insert(queries, mail, facts.lastNumber + 1)) return 'queued'
    }
    return 'over-limit'
  }

  function findReplyTo(mail: Mail): string | null {
    if (mail.template === 'answer') return parts.operatorAddress ?? from.address
    return 'to' in mail ? null : mail.data.email && requireMailAddress(mail.data.email)
  }

  function draft(mail: Mail): NewMail {
    const recipient = ('to' in mail ? mail.to : from.address).toLowerCase()
    const id = createRowId()
    const createdAt = now()
    return {
      ...renderMail(mail, publicUrl),
      id,
      template: mail.template,
      recipient: requireMailAddress(recipient),
      replyTo: findReplyTo(mail),
      unsubscribeUrl: mail.template === 'weekly-digest' ? mail.data.unsubscribeUrl : null,
      dedupeKey: hashKey(mail.dedupeKey),
      messageId: `<${id}@${from.address.split('@')[1]}>`,
      createdAt,
      expiresAt: Math.min(mail.expiresAt?.getTime() ?? Infinity, createdAt + LIFE_MS),
      nextAttemptAt: transport ? createdAt : null,
    }
  }

  function followUp({ template, text }: NewMail, isInTransaction: boolean): void {
    if (transport && isInTransaction) worker.wakeSoon()
    else if (transport) worker.wake()
    else if (logsText) log.info({ template, text }, 'mail held: SMTP_URL is not set')
  }

  async function add(queries: Queries, row: NewMail): Promise<EnqueueResult> {
    const { template } = row
    const result = await insert(queries, row)
    if (result === 'queued') followUp(row, queries.isTransaction)
    if (result === 'over-limit') log.warn({ template }, 'mail left out: its address had enough')
    return result
  }

  return {
    enqueue: async (queries, mail) => await add(queries, draft(mail)),

    enqueueSample: async (queries, template, to) => {
      const mail = draft({ ...sampleMail(template, to, publicUrl), dedupeKey: createRowId() })
      const recipient = requireMailAddress(to.toLowerCase())
      // Whatever its kind, it goes to nobody else, and nobody else is answered (S62).
      const sample = { recipient, replyTo: null, subject: `[Sample] ${mail.subject}` }
      return await add(queries, { ...mail, ...sample })
    },

    wake: worker.wake,
    forget: (queries, address) => repo.removeAddress(queries, address.toLowerCase()),
    start: worker.start,
    stop: worker.stop,
    drain: worker.drain,
  }
}

/** How an event's name is kept: it may hold a token. */
export function hashKey(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('base64url')
}
