import type { IsoTime } from '../columns.ts'

/** The operator's reply. Its email is in the outbox. */
export interface FeedbackReplyTable {
  id: string
  feedbackId: string
  text: string
  createdAt: IsoTime
}
