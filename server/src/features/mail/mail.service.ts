import { createHash } from 'node:crypto'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import type { MailLog } from './deliver-mail.ts'
import type { MailRepo, NewMail } from './mail.repo.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { type Mailbox, requireMailAddress } from './mail-address.ts'
import { createMailWorker } from './mail-worker.ts'
import type { MailTransport } from './outgoing-mail.ts'
import { renderMail, renderSample } from './render/render-mail.ts'
import { MAIL_TTL_MS } from './retry-schedule.ts'
import { type MailTemplate, mails } from './templates/index.ts'

/** `over-limit`: the address reached its hourly limit, so this email is not sent (S50). */
export type EnqueueResult = 'queued' | 'duplicate' | 'over-limit'

export interface MailService {
  /**
   * Adds an email to the outbox, in the caller's transaction when `queries` is one; such callers
   * call `wake` after the commit. The worker sends it later.
   */
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<EnqueueResult>
  /** Sends an email with sample data to the admin. */
  readonly enqueueSample: (
    queries: Queries,
    template: MailTemplate,
    to: string,
  ) => Promise<EnqueueResult>
  /** Starts sending due emails soon. */
  readonly wake: () => void
  /** Deletes every email to an address and every message from it to the operator. */
  readonly forget: (queries: Queries, address: string) => Promise<void>
  readonly start: () => void
  /** Stops sending, and waits briefly for emails being sent. */
  readonly stop: () => Promise<void>
  /** Sends all due emails now. */
  readonly drain: () => Promise<void>
}

export interface MailServiceDeps {
  readonly repo: MailRepo
  /** Null holds emails in the outbox. */
  readonly transport: MailTransport | null
  readonly from: Mailbox
  /** Reply-To of the operator's answers; defaults to the sender. */
  readonly operatorAddress?: string | null
  /** Our own origin; links in emails lead only there (S29). */
  readonly publicUrl: string
  /** Whether to log the text of held emails, including links; only in development. */
  readonly logsText: boolean
  readonly log: MailLog
  readonly watchRuns?: WatchRuns | undefined
  readonly now?: () => number
}

const HOUR_MS = 3_600_000
const MAILS_PER_HOUR = 5
/** Anyone can request most emails. One per hour is reserved for warnings of account changes. */
const REQUESTED_MAILS_PER_HOUR = MAILS_PER_HOUR - 1
/** Each lost race means another email to the address, so the hourly limit bounds them. */
const MAX_INSERT_ATTEMPTS = 2 * MAILS_PER_HOUR

export function createMailService(deps: MailServiceDeps): MailService {
  const { repo, transport, from, publicUrl, logsText, log, now = Date.now } = deps
  const worker = createMailWorker({
    repo,
    transport,
    from,
    log,
    watchRuns: deps.watchRuns,
    now,
  })

  async function insert(queries: Queries, mail: NewMail): Promise<EnqueueResult> {
    const { isWarning } = mails[mail.template]
    const most = isWarning ? MAILS_PER_HOUR : REQUESTED_MAILS_PER_HOUR
    for (let attempts = 0; attempts < MAX_INSERT_ATTEMPTS; attempts++) {
      const facts = await repo.readRecipient(queries, mail, mail.createdAt - HOUR_MS)
      if (facts.isDuplicate) return 'duplicate'
      if (facts.recent >= most) return 'over-limit'
      if (await repo.insert(queries, mail, facts.lastNumber + 1)) return 'queued'
    }
    return 'over-limit'
  }

  function findReplyTo(mail: Mail): string | null {
    if (mail.template === 'answer') return deps.operatorAddress ?? from.address
    return 'to' in mail ? null : mail.data.email && requireMailAddress(mail.data.email)
  }

  function createRow(
    { template, dedupeKey, expiresAt }: Pick<Mail, 'template' | 'dedupeKey' | 'expiresAt'>,
    rendered: RenderedMail,
    addresses: { readonly to: string; readonly replyTo: string | null },
  ): NewMail {
    const id = createRowId()
    const createdAt = now()
    return {
      ...rendered,
      id,
      template,
      recipient: requireMailAddress(addresses.to.toLowerCase()),
      replyTo: addresses.replyTo,
      dedupeKey: hashKey(dedupeKey),
      messageId: `<${id}@${from.address.split('@')[1]}>`,
      createdAt,
      expiresAt: Math.min(expiresAt?.getTime() ?? Infinity, createdAt + MAIL_TTL_MS),
      nextAttemptAt: transport ? createdAt : null,
    }
  }

  function wakeOrLog({ template, text }: NewMail, isInTransaction: boolean): void {
    if (transport && isInTransaction) worker.wakeSoon()
    else if (transport) worker.wake()
    else if (logsText) log.info({ template, text }, 'email held: SMTP_URL is not set')
  }

  async function add(queries: Queries, row: NewMail): Promise<EnqueueResult> {
    const { template } = row
    const result = await insert(queries, row)
    if (result === 'queued') wakeOrLog(row, queries.isTransaction)
    if (result === 'over-limit')
      log.warn({ template }, 'email not sent: this address reached its hourly limit')
    return result
  }

  return {
    enqueue: async (queries, mail) => {
      const to = 'to' in mail ? mail.to : from.address
      const rendered = renderMail(mail, publicUrl)
      return await add(queries, createRow(mail, rendered, { to, replyTo: findReplyTo(mail) }))
    },

    enqueueSample: async (queries, template, to) => {
      const sample = renderSample(template, publicUrl)
      const rendered = { ...sample, subject: `[Sample] ${sample.subject}` }
      // Goes only to this address, whatever the template, without Reply-To (S62).
      const addresses = { to, replyTo: null }
      return await add(
        queries,
        createRow({ template, dedupeKey: createRowId() }, rendered, addresses),
      )
    },

    wake: worker.wake,
    forget: (queries, address) => repo.removeAddress(queries, address.toLowerCase()),
    start: worker.start,
    stop: worker.stop,
    drain: worker.drain,
  }
}

/** Hashes a key before it is stored, because it may contain a token. */
export function hashKey(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('base64url')
}
