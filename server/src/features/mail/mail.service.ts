import { createHash } from 'node:crypto'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import type { MailLog } from './deliver-mail.ts'
import type { MailRepo, NewMail } from './mail.repo.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { type Mailbox, requireMailAddress } from './mail-address.ts'
import { createMailWorker } from './mail-worker.ts'
import { type MailTemplate, mails } from './mails/index.ts'
import type { MailTransport } from './outgoing-mail.ts'
import { renderMail, renderSample } from './render/render-mail.ts'
import { LIFE_MS } from './retry-schedule.ts'

/** `over-limit`: the address has had its mails of this hour, and this one is not sent (S50). */
export type EnqueueResult = 'queued' | 'duplicate' | 'over-limit'

export interface MailService {
  /**
   * Writes a mail into the outbox, as part of the caller's transaction when `queries` is one; callers
   * in a transaction call `wake` once it is committed. Nothing is sent while the caller waits.
   */
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<EnqueueResult>
  /** Sends a mail with made-up data, for the operator to look at. */
  readonly enqueueSample: (
    queries: Queries,
    template: MailTemplate,
    to: string,
  ) => Promise<EnqueueResult>
  /** Sends what is due in the outbox soon. */
  readonly wake: () => void
  /** Deletes every mail to an address, and what its owner wrote to the operator. */
  readonly forget: (queries: Queries, address: string) => Promise<void>
  readonly start: () => void
  /** Sends no more mails, and waits a moment for those being sent. */
  readonly stop: () => Promise<void>
  /** Sends everything that is due now. */
  readonly drain: () => Promise<void>
}

export interface MailServiceDeps {
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
/** Anyone can request most mails. One place an hour is left for those that warn of a change. */
const REQUESTED_MAILS_PER_HOUR = MAILS_PER_HOUR - 1
/** Each lost race is another mail to the same address, and the hour ends the races. */
const TRIES = 2 * MAILS_PER_HOUR

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
    for (let tries = 0; tries < TRIES; tries++) {
      const facts = await repo.readRecipient(queries, mail, mail.createdAt - HOUR_MS)
      if (facts.isTold) return 'duplicate'
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
      expiresAt: Math.min(expiresAt?.getTime() ?? Infinity, createdAt + LIFE_MS),
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
    if (result === 'over-limit')
      log.warn({ template }, 'mail not sent: this address reached its hourly limit')
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
      // Goes only to this address, whatever its template, and answers reach no one else (S62).
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

/** Stored instead of the key, which may contain a token. */
export function hashKey(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('base64url')
}
