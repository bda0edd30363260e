import { formatDay } from '@everyshelf/domain/format'
import { DomainError } from '@everyshelf/domain/messages'
import { createRowId } from '../../db/row-id.ts'
import type { Transact } from '../../db/transact.ts'
import type { RecordAction } from '../../trpc/request-context.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { OutboxService } from '../mail/outbox.service.ts'
import type { FeedbackState, InboxQuery, InboxRepo, InboxRow, StoredMessage } from './inbox.repo.ts'

export interface Reply {
  readonly id: string
  readonly text: string
  readonly createdAt: string
  /** The state of its email; null once the outbox has deleted it. */
  readonly mail: Awaited<ReturnType<OutboxService['findState']>>
}

export interface InboxMessage extends StoredMessage {
  /** Oldest first. */
  readonly replies: readonly Reply[]
}

export interface InboxService {
  readonly list: (query: InboxQuery) => Promise<{ rows: readonly InboxRow[]; next: string | null }>
  readonly get: (record: RecordAction, id: string) => Promise<InboxMessage>
  /** Emails an answer to the sender, stores it, and marks the message as answered. */
  readonly reply: (record: RecordAction, id: string, text: string) => Promise<void>
  readonly move: (record: RecordAction, id: string, state: FeedbackState) => Promise<void>
  readonly countNew: () => Promise<number>
}

interface InboxServiceDeps {
  readonly repo: InboxRepo
  readonly transact: Transact
  readonly mail: Pick<MailService, 'enqueue' | 'wake'>
  readonly outbox: Pick<OutboxService, 'findState'>
  readonly now: () => number
}

const HOUR_S = 3600

export function createInboxService(deps: InboxServiceDeps): InboxService {
  const { repo, transact, mail, outbox, now } = deps
  return {
    list: repo.list,

    get: async (record, id) => {
      const message = await repo.find(id)
      if (!message) throw new DomainError('not-found')
      await record(null, { action: 'inbox.view', subject: id })
      const rows = await repo.listReplies(id)
      const replies = rows.map(async ({ feedbackId: _, ...reply }) => ({
        ...reply,
        mail: await outbox.findState(buildDedupeKey(reply.id)),
      }))
      return { ...message, replies: await Promise.all(replies) }
    },

    reply: async (record, id, text) => {
      await transact(async (queries) => {
        const message = await repo.find(id, queries)
        if (!message) throw new DomainError('not-found')
        // Only to the address the sender entered.
        if (!message.email) throw new DomainError('invalid-input', { field: 'email' })
        const replyId = createRowId()
        await repo.insertReply(queries, {
          id: replyId,
          feedbackId: id,
          text,
          createdAt: new Date(now()),
        })
        await repo.move(id, 'answered', queries)
        const result = await mail.enqueue(queries, {
          template: 'feedback-reply',
          to: message.email,
          data: {
            answer: text,
            message: message.message,
            writtenOn: formatDay(message.createdAt),
          },
          dedupeKey: buildDedupeKey(replyId),
        })
        if (result === 'over-limit') {
          throw new DomainError('rate-limited', { retryAfterSeconds: HOUR_S })
        }
        await record(queries, { action: 'inbox.reply', subject: id })
      })
      mail.wake()
    },

    move: async (record, id, state) => {
      await transact(async (queries) => {
        const exists = await repo.move(id, state, queries)
        if (!exists) throw new DomainError('not-found')
        await record(queries, { action: 'inbox.move', subject: id, details: { state } })
      })
    },

    countNew: repo.countNew,
  }
}

function buildDedupeKey(replyId: string): string {
  return `feedback-reply:${replyId}`
}
