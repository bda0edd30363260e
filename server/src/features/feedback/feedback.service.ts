import type { feedbackSendInput } from '@everyshelf/domain/schemas'
import type { z } from 'zod'
import { createRowId } from '../../db/row-id.ts'
import type { Transact } from '../../db/transact.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { Mail } from '../mail/mail.ts'
import type { FeedbackRepo, NewFeedback } from './feedback.repo.ts'

export type FeedbackInput = z.output<typeof feedbackSendInput>

export interface FeedbackService {
  /** Stores a message and emails it to the operator. */
  readonly send: (input: FeedbackInput, userId: string | null) => Promise<void>
}

interface FeedbackServiceDeps {
  readonly repo: FeedbackRepo
  readonly transact: Transact
  readonly mail: Pick<MailService, 'enqueue' | 'wake'>
  readonly now?: () => number
}

export function createFeedbackService(deps: FeedbackServiceDeps): FeedbackService {
  const { repo, transact, mail, now = Date.now } = deps
  return {
    async send(input, userId) {
      if (input.website) return
      const feedback: NewFeedback = {
        id: createRowId(),
        type: input.type ?? 'contact',
        name: input.name ?? null,
        email: input.email ?? null,
        message: input.message,
        rating: input.type === 'feedback' ? input.rating : 0,
        createdAt: new Date(now()),
        userId,
      }
      await transact(async (queries) => {
        await repo.insert(queries, feedback)
        await mail.enqueue(queries, toMail(feedback))
      })
      mail.wake()
    },
  }
}

function toMail({ id, type, name, email, message, rating }: NewFeedback): Mail {
  const dedupeKey = `${type}:${id}`
  const fields = { name, email, message }
  if (type === 'contact') return { template: type, data: fields, dedupeKey }
  return { template: type, data: { ...fields, rating }, dedupeKey }
}
