import { DomainError } from '@everyshelf/domain/messages'
import type { Page } from '../../db/page-keys.ts'
import type { Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import { hashKey, type MailService } from './mail.service.ts'
import type { RenderedMail } from './mail.ts'
import type { MailState, OutboxRepo, OutboxRow } from './outbox.repo.ts'
import { renderSample } from './render/render-mail.ts'
import { MAIL_TTL_MS } from './retry-schedule.ts'
import { hasSecretLink, type MailTemplate, mails, mailTemplates } from './templates/index.ts'

export interface OutboxMail extends Omit<OutboxRow, 'hasContent'> {
  readonly state: MailState
  readonly canRetry: boolean
}

export interface OutboxService {
  readonly describe: () => Promise<OutboxFacts>
  readonly list: (query: {
    readonly state?: MailState | undefined
    readonly after?: string | undefined
  }) => Promise<Page<OutboxMail>>
  /** An email as its recipient sees it, with sample data. */
  readonly preview: (template: string) => Pick<RenderedMail, 'subject' | 'text' | 'html'>
  /** Goes only to the admin who requests it (S62). */
  readonly sendSample: (record: RecordAction, template: string, to: string) => Promise<void>
  /** Retries now. A failed email gets another day. */
  readonly retry: (record: RecordAction, id: string) => Promise<void>
  /** The state of the email for an event; null when its row was deleted. */
  readonly findState: (dedupeKey: string) => Promise<MailState | null>
}

export interface OutboxFacts {
  /** Whether a mail server is configured. */
  readonly isSetUp: boolean
  readonly sender: string
  readonly counts: Readonly<Record<Exclude<MailState, 'sent'>, number>>
  readonly templates: readonly {
    readonly template: MailTemplate
    readonly title: string
    readonly about: string
  }[]
}

interface OutboxServiceDeps {
  readonly repo: OutboxRepo
  readonly transact: Transact
  readonly mail: Pick<MailService, 'enqueueSample' | 'wake'>
  readonly isSetUp: boolean
  readonly sender: string
  readonly publicUrl: string
  readonly now: () => number
}

const HOUR_S = 3600

export function createOutboxService(deps: OutboxServiceDeps): OutboxService {
  const { repo, mail, transact, isSetUp, sender, publicUrl, now } = deps
  const templates = mailTemplates.map((template) => {
    const { title, about } = mails[template]
    return { template, title, about }
  })
  return {
    describe: async () => {
      return { isSetUp, sender, counts: await repo.count(), templates }
    },

    list: async ({ state, after }) => {
      const { rows, next } = await repo.list(state, after)
      return { rows: rows.map(toMail), next }
    },

    preview: (template) => {
      const { subject, text, html } = renderSample(requireTemplate(template), publicUrl)
      return { subject, text, html }
    },

    sendSample: async (record, template, to) => {
      const kind = requireTemplate(template)
      await transact(async (queries) => {
        const result = await mail.enqueueSample(queries, kind, to)
        if (result === 'over-limit') {
          throw new DomainError('rate-limited', { retryAfterSeconds: HOUR_S })
        }
        await record(queries, { action: 'mail.send-sample', subject: kind })
      })
      mail.wake()
    },

    retry: async (record, id) => {
      const row = await repo.find(id)
      if (!row) throw new DomainError('not-found')
      if (!toMail(row).canRetry) throw new DomainError('mail-not-stored')
      await transact(async (queries) => {
        await repo.retry(queries, id, now(), now() + MAIL_TTL_MS)
        await record(queries, { action: 'mail.retry', subject: id })
      })
      mail.wake()
    },

    findState: async (dedupeKey) => {
      const row = await repo.findByKey(hashKey(dedupeKey))
      return row ? stateOf(row) : null
    },
  }
}

function requireTemplate(text: string): MailTemplate {
  const template = mailTemplates.find((one) => one === text)
  if (!template) throw new DomainError('not-found')
  return template
}

function toMail({ hasContent, ...row }: OutboxRow): OutboxMail {
  const state = stateOf(row)
  const canRetry = hasContent && (state === 'waiting' || state === 'failed')
  return { ...row, state, canRetry: canRetry && !isLinkDeleted(row, state) }
}

/** The server deletes a secret link when it stops trying to send the mail. */
function isLinkDeleted({ template }: Pick<OutboxRow, 'template'>, state: MailState): boolean {
  return state === 'failed' && hasSecretLink(template)
}

function stateOf({
  nextAttemptAt,
  sentAt,
  failedAt,
}: Pick<OutboxRow, 'nextAttemptAt' | 'sentAt' | 'failedAt'>): MailState {
  if (sentAt !== null) return 'sent'
  if (failedAt !== null) return 'failed'
  return nextAttemptAt === null ? 'held' : 'waiting'
}
