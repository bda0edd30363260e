import { z } from 'zod'
import { message } from './feedback.ts'
import { identifier, rowId } from './fields.ts'

/**
 * Inputs of the operator's pages. A list continues after the row that `after` names by its time and
 * ID.
 */
const after = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \w{1,255}$/)
  .optional()

export const feedbackStates = ['new', 'answered', 'closed'] as const
export const mailStates = ['waiting', 'held', 'sent', 'failed'] as const
export const eventStates = ['waiting', 'done'] as const
/** The periods of the overview, in days. */
export const overviewDays = [7, 30, 90, 365] as const

const row = z.strictObject({ id: rowId })

export const overviewReadInput = z.strictObject({ days: z.literal(overviewDays) })

export const inboxListInput = z.strictObject({
  after,
  state: z.enum(feedbackStates).optional(),
  type: z.enum(['contact', 'feedback']).optional(),
  rating: z.int().min(1).max(5).optional(),
})
export const inboxGetInput = row
export const inboxReplyInput = z.strictObject({ id: rowId, text: message })
export const inboxMoveInput = z.strictObject({ id: rowId, state: z.enum(feedbackStates) })

export const outboxListInput = z.strictObject({ after, state: z.enum(mailStates).optional() })
export const outboxRetryInput = row
const template = z.string().regex(/^[a-z-]{1,40}$/)
export const outboxPreviewInput = z.strictObject({ template })
export const outboxSendSampleInput = z.strictObject({ template })

export const jobsRunInput = z.strictObject({ name: z.string().regex(/^[a-z-]{1,40}$/) })

const event = z.strictObject({ id: z.string().regex(/^\w{1,255}$/) })
export const eventsListInput = z.strictObject({ after, state: z.enum(eventStates).optional() })
export const eventsGetInput = event
export const eventsProcessInput = event

export const bookCacheFindInput = z.strictObject({ id: identifier })
export const bookCacheRefreshInput = z.strictObject({ id: identifier })
