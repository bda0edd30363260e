import {
  OTHER_MAILS_PER_HOUR,
  RESET_MAILS_PER_HOUR,
  WARNING_MAILS_PER_HOUR,
} from '@everyshelf/domain/limits'
import { DomainError } from '@everyshelf/domain/messages'
import { type Mailbox, requireMailAddress } from '../../config/mail-address.ts'
import { toIsoTime } from '../../db/columns.ts'
import { createRowId } from '../../db/row-id.ts'
import type { Queries } from '../../db/transact.ts'
import type { WatchRuns } from '../../jobs/process-runs.ts'
import { digestOf } from '../../secrets/digests.ts'
import { deliverMail, type MailLog } from './deliver-mail.ts'
import { addWarning, describeWarning, type WarningFacts } from './join-warnings.ts'
import type { MailRepo, NewMail } from './mail.repo.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { createMailWorker } from './mail-worker.ts'
import type { MailTransport } from './outgoing-mail.ts'
import type { Allowance } from './recipient.repo.ts'
import { renderMail, renderSample } from './render/render-mail.ts'
import { MAIL_TTL_MS } from './retry-schedule.ts'
import { type MailTemplate, mails, mailTemplates } from './templates/index.ts'

/**
 * What happens beyond the hourly limit of an address. `joined`: this warning is sent within
 * the hour, in one email with others. `over-limit`: this email is not sent.
 */
export type EnqueueResult = 'queued' | 'duplicate' | 'joined' | 'over-limit'

export type MailService = ReturnType<typeof createMailService>

interface MailServiceDeps {
  readonly repo: MailRepo
  /** Null holds emails in the outbox. */
  readonly transport: MailTransport | null
  readonly from: Mailbox
  /** Reply-To of the operator's answers; defaults to the sender. */
  readonly operatorAddress?: string | null
  /** Our own origin; links in emails lead only there. */
  readonly publicUrl: string
  /** Whether to log the text of held emails, including links; only in development. */
  readonly logsText: boolean
  readonly log: MailLog
  readonly watchRuns?: WatchRuns | undefined
  readonly now?: () => number
}

const HOUR_MS = 3_600_000
const SEND_TIMEOUT_MS = 5000
/** Each lost race means another email to the address, so the hourly limits bound them. */
const MAX_INSERT_ATTEMPTS = 4 * WARNING_MAILS_PER_HOUR

const templatesOf = (allowance: 'warning' | 'reset' | 'new-address') =>
  mailTemplates.filter((template) => mails[template].allowance === allowance)
const warnings = templatesOf('warning')
const resets = templatesOf('reset')
const newAddresses = templatesOf('new-address')

/** Counted separately, so that none of them can use up what the others need. */
const allowances = {
  warning: { templates: warnings, isRest: false, most: WARNING_MAILS_PER_HOUR },
  reset: { templates: resets, isRest: false, most: RESET_MAILS_PER_HOUR },
  'new-address': { templates: newAddresses, isRest: false, most: OTHER_MAILS_PER_HOUR },
  other: {
    templates: [...warnings, ...resets, ...newAddresses],
    isRest: true,
    most: OTHER_MAILS_PER_HOUR,
  },
} as const satisfies Record<string, Allowance & { readonly most: number }>

export function createMailService(deps: MailServiceDeps) {
  const { repo, transport, from, publicUrl, logsText, log, now = Date.now } = deps
  const delivery = { repo, from, log, now }
  const worker = createMailWorker({ ...delivery, transport, watchRuns: deps.watchRuns })

  async function insert(
    queries: Queries,
    mail: NewMail,
    warning: WarningFacts | null,
  ): Promise<EnqueueResult> {
    for (let attempts = 0; attempts < MAX_INSERT_ATTEMPTS; attempts++) {
      const result = await tryInsert(queries, mail, warning)
      if (result !== null) return result
    }
    // Rather no change than one without its warning.
    if (warning !== null) throw new DomainError('unavailable')
    return 'over-limit'
  }

  /** Null when a concurrent email took the number or changed the waiting one. */
  async function tryInsert(
    queries: Queries,
    mail: NewMail,
    warning: WarningFacts | null,
  ): Promise<EnqueueResult | null> {
    const allowance = allowances[mails[mail.template].allowance ?? 'other']
    const facts = await repo.readRecipient(queries, mail, allowance, mail.createdAt - HOUR_MS)
    const next = facts.lastNumber + 1
    const filledAt = facts.recent[allowance.most - 1]
    if (facts.isDuplicate) return 'duplicate'
    if (filledAt === undefined) return (await repo.insert(queries, mail, next)) ? 'queued' : null
    if (warning === null) return 'over-limit'
    const slot = { next, at: filledAt + HOUR_MS }
    return (await join(queries, mail, warning, slot)) ? 'joined' : null
  }

  /** Adds a warning to the one that already waits, or makes it wait itself. */
  async function join(
    queries: Queries,
    mail: NewMail,
    { firstName, ...facts }: WarningFacts,
    slot: { readonly next: number; readonly at: number },
  ): Promise<boolean> {
    const warning = { ...facts, at: toIsoTime(mail.createdAt), key: mail.dedupeKey }
    const open = await repo.findOpenWarning(queries, mail.recipient)
    if (!open) {
      const nextAttemptAt = mail.nextAttemptAt && slot.at
      return await repo.insert(
        queries,
        { ...mail, nextAttemptAt, joined: addWarning([], warning) },
        slot.next,
      )
    }
    const joined = addWarning(open.joined, warning)
    const data = { firstName, groups: joined }
    const rendered = renderMail({ template: 'account-changes', data }, publicUrl)
    return await repo.joinWarning(queries, open, {
      ...rendered,
      template: 'account-changes',
      joined,
    })
  }

  function findReplyTo(mail: Mail): string | null {
    if (mail.template === 'feedback-reply') return deps.operatorAddress ?? from.address
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
      // Hashed, because a key may contain a token.
      dedupeKey: digestOf(dedupeKey),
      messageId: `<${id}@${from.address.split('@')[1]}>`,
      createdAt,
      expiresAt: Math.min(expiresAt?.getTime() ?? Infinity, createdAt + MAIL_TTL_MS),
      nextAttemptAt: transport ? createdAt : null,
      joined: null,
    }
  }

  function wakeOrLog({ template, text }: NewMail, isInTransaction: boolean): void {
    if (transport && isInTransaction) worker.wakeSoon()
    else if (transport) worker.wake()
    else if (logsText) log.info({ template, text }, 'email held: SMTP_URL is not set')
  }

  async function add(
    queries: Queries,
    row: NewMail,
    warning: WarningFacts | null = null,
  ): Promise<EnqueueResult> {
    const { template } = row
    const result = await insert(queries, row, warning)
    if (result === 'queued') wakeOrLog(row, queries.isTransaction)
    if (result === 'joined')
      log.info({ template }, 'email joined to a later one: this address reached its hourly limit')
    if (result === 'over-limit')
      log.warn({ template }, 'email not sent: this address reached its hourly limit')
    return result
  }

  return {
    /**
     * Adds an email to the outbox, in the caller's transaction when `queries` is one; such callers
     * call `wake` after the commit. The worker sends it later.
     */
    enqueue: async (queries: Queries, mail: Mail): Promise<EnqueueResult> => {
      const to = 'to' in mail ? mail.to : from.address
      const rendered = renderMail(mail, publicUrl)
      const row = createRow(mail, rendered, { to, replyTo: findReplyTo(mail) })
      return await add(queries, row, describeWarning(mail, rendered.subject))
    },

    /** Sends an email with sample data to the admin. */
    enqueueSample: async (queries: Queries, template: MailTemplate, to: string) => {
      const sample = renderSample(template, publicUrl)
      const rendered = { ...sample, subject: `[Sample] ${sample.subject}` }
      // Goes only to this address, whatever the template, without Reply-To.
      const addresses = { to, replyTo: null }
      return await add(
        queries,
        createRow({ template, dedupeKey: createRowId() }, rendered, addresses),
      )
    },

    /** Sends the warnings that still wait for an address. Gives up on a slow mail server. */
    sendWarnings: async (address: string) => {
      if (!transport) return
      const waiting = await repo.listUntried(address.toLowerCase(), warnings)
      const sent = Promise.allSettled(
        waiting.map((mail) => deliverMail(mail, { ...delivery, transport })),
      )
      const timeout = new Promise((resolve) => setTimeout(resolve, SEND_TIMEOUT_MS).unref())
      await Promise.race([sent, timeout])
    },

    ...worker,
  }
}
