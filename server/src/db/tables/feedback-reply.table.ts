import type { IsoTime } from '../columns.ts'

/** What the operator answered; its mail is in the outbox. */
export interface FeedbackReplyTable {
  id: string
  feedbackId: string
  text: string
  createdAt: IsoTime
}
