import { DomainError } from '@everyshelf/domain/messages'
import type { outboxListInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import type { Transact } from '../../db/transact.ts'
import { digestOf } from '../../secrets/digests.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import type { MailService } from './mail.service.ts'
import type { MailState, OutboxRepo, OutboxRow } from './outbox.repo.ts'
import { renderSample } from './render/render-mail.ts'
import { MAIL_TTL_MS } from './retry-schedule.ts'
import { hasSecretLink, type MailTemplate, mails, mailTemplates } from './templates/index.ts'

export type OutboxService = ReturnType<typeof createOutboxService>

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

export function createOutboxService(deps: OutboxServiceDeps) {
  const { repo, mail, transact, isSetUp, sender, publicUrl, now } = deps
  const templates = mailTemplates.map((template) => {
    const { title, about } = mails[template]
    return { template, title, about }
  })
  return {
    /** `isSetUp`: whether a mail server is configured. */
    describe: async () => ({ isSetUp, sender, counts: await repo.count(), templates }),

    list: async ({ state, after }: z.output<typeof outboxListInput>) => {
      const { rows, next } = await repo.list(state, after)
      return { rows: rows.map(toMail), next }
    },

    /** An email as its recipient sees it, with sample data. */
    preview: (template: string) => {
      const { subject, text, html } = renderSample(requireTemplate(template), publicUrl)
      return { subject, text, html }
    },

    /** Goes only to the admin who requests it. */
    sendSample: async (record: RecordAction, template: string, to: string) => {
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

    /** Retries now. A failed email gets another day. */
    retry: async (record: RecordAction, id: string) => {
      const row = await repo.find(id)
      if (!row) throw new DomainError('not-found')
      if (!toMail(row).canRetry) throw new DomainError('mail-not-stored')
      await transact(async (queries) => {
        await repo.retry(queries, id, now(), now() + MAIL_TTL_MS)
        await record(queries, { action: 'mail.retry', subject: id })
      })
      mail.wake()
    },

    /** The state of the email for an event; null when its row was deleted. */
    findState: async (dedupeKey: string) => {
      const row = await repo.findByKey(digestOf(dedupeKey))
      return row ? stateOf(row) : null
    },
  }
}

function requireTemplate(text: string): MailTemplate {
  const template = mailTemplates.find((one) => one === text)
  if (!template) throw new DomainError('not-found')
  return template
}

function toMail({ hasContent, ...row }: OutboxRow) {
  const state = stateOf(row)
  // The server deletes a secret link when it stops trying to send the mail.
  const isOpen = state === 'waiting' || (state === 'failed' && !hasSecretLink(row.template))
  return { ...row, state, canRetry: Boolean(hasContent) && isOpen }
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
