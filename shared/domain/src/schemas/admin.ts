import { z } from 'zod'
import { message } from './feedback.ts'
import { identifier, rowId } from './fields.ts'
import { secondFactorCode, securityProof } from './security.ts'
import { soughtText } from './text.ts'

/** The actions in the audit log: the kind of object, then what happened to it. */
export const auditActions = [
  'role.grant',
  'role.revoke',
  'access.set-up',
  'access.open',
  'access.close',
  'user.view',
  'user.ban',
  'user.unban',
  'user.sign-out',
  'user.grant-premium',
  'user.end-premium',
  'link.view',
  'link.disable',
  'link.enable',
  'series.disable',
  'series.enable',
  'page.disable',
  'page.enable',
  'domain.disable',
  'domain.enable',
  'report.dismiss',
  'report.resolve',
  'inbox.view',
  'inbox.reply',
  'inbox.move',
  'mail.retry',
  'mail.send-sample',
  'job.run',
  'event.view',
  'event.process',
  'book.refresh',
] as const

export type AuditAction = (typeof auditActions)[number]

export const adminCodeInput = z.strictObject({ code: secondFactorCode })
export const adminSetUpInput = securityProof

const ADMIN_REASON_MIN_LENGTH = 3
export const ADMIN_REASON_MAX_LENGTH = 500

/**
 * The reason for an action. The audit log stores it; if the action concerns an owner, the owner
 * sees it too.
 */
const reason = z
  .string()
  .trim()
  .min(ADMIN_REASON_MIN_LENGTH, `Please enter at least ${ADMIN_REASON_MIN_LENGTH} characters`)
  .max(ADMIN_REASON_MAX_LENGTH, `Please enter at most ${ADMIN_REASON_MAX_LENGTH} characters`)
  .regex(/^\P{Cc}*$/u, 'Please use a single line of plain text')

/** The position after which a list continues, as the previous page returned it. */
const after = z.string().min(1).max(700).optional()
const text = soughtText.optional()
const row = z.strictObject({ id: rowId })
const rowWithReason = z.strictObject({ id: rowId, reason })

export const adminSeriesListOfLinkInput = row
/** A search of author pages, series, or own domains. */
export const adminFindInput = z.strictObject({ text: soughtText })
export const adminSeriesDisableInput = rowWithReason

export const adminUsersListInput = z.strictObject({
  after,
  text,
  only: z.literal('banned').optional(),
})
export const adminUsersGetInput = row
export const adminUsersBanInput = rowWithReason
export const adminUsersUnbanInput = row
export const adminUsersSignOutInput = row
/** The most complimentary months at once. */
export const PREMIUM_MONTHS_MAX = 36
export const adminUsersGrantPremiumInput = z.strictObject({
  id: rowId,
  months: z.int().min(1).max(PREMIUM_MONTHS_MAX),
  reason,
})
export const adminUsersEndPremiumInput = rowWithReason

export const adminLinksListInput = z.strictObject({
  after,
  text,
  only: z.literal('disabled').optional(),
})
export const adminLinksGetInput = row
export const adminLinksDisableInput = rowWithReason
export const adminLinksEnableInput = row

export const adminAuthorPagesDisableInput = rowWithReason
/** An author page, or a series. */
export const adminPagesEnableInput = row

/** An own domain by its host. */
const domain = z.strictObject({ id: z.string().max(253) })
export const adminOwnDomainsDisableInput = domain.extend({ reason })
export const adminOwnDomainsEnableInput = domain

const reportReasons = ['unsafe', 'misleading', 'impersonation', 'spam', 'other'] as const
const reportStates = ['open', 'dismissed', 'resolved'] as const
export const REPORT_MESSAGE_MAX_LENGTH = 1000
/** A reader's report of a link or page, from a form that works without JavaScript. */
export const linkReportInput = z.strictObject({
  link: z.string().trim().min(1).max(500),
  reason: z.enum(reportReasons),
  message: z.string().trim().max(REPORT_MESSAGE_MAX_LENGTH).default(''),
  /** Hidden from people. A value means that a bot sent the form. */
  website: z.string().max(500).default(''),
})

export const adminReportsListInput = z.strictObject({
  after,
  state: z.enum(reportStates).optional(),
})
export const adminReportsDismissInput = row
export const adminReportsResolveInput = rowWithReason

export const adminAuditListInput = z.strictObject({
  /** The number of the last row that the page shows. */
  before: z.int().min(1).max(2_000_000_000).optional(),
  action: z.enum(auditActions).optional(),
  /** An account's ID, or `host` for the command line. */
  actor: z
    .string()
    .regex(/^(?:host|[a-z0-9]{10,32})$/)
    .optional(),
  /** The key of the object of the action. */
  subject: z
    .string()
    .regex(/^\w{1,255}$/)
    .optional(),
})

/** As `after`, in lists by time: the time and ID of the last row that the page shows. */
const afterRow = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \w{1,255}$/)
  .optional()

export const feedbackStates = ['new', 'answered', 'closed'] as const
export const mailStates = ['waiting', 'held', 'sent', 'failed'] as const
export const eventStates = ['waiting', 'done'] as const
/** The periods of the overview, in days. */
const overviewDays = [7, 30, 90, 365] as const

export const overviewReadInput = z.strictObject({ days: z.literal(overviewDays) })

export const inboxListInput = z.strictObject({
  after: afterRow,
  state: z.enum(feedbackStates).optional(),
  type: z.enum(['contact', 'feedback']).optional(),
  rating: z.int().min(1).max(5).optional(),
})
export const inboxGetInput = row
export const inboxReplyInput = z.strictObject({ id: rowId, text: message })
export const inboxMoveInput = z.strictObject({ id: rowId, state: z.enum(feedbackStates) })

export const outboxListInput = z.strictObject({
  after: afterRow,
  state: z.enum(mailStates).optional(),
})
export const outboxRetryInput = row
const template = z.string().regex(/^[a-z-]{1,40}$/)
export const outboxPreviewInput = z.strictObject({ template })
export const outboxSendSampleInput = z.strictObject({ template })

export const jobsRunInput = z.strictObject({ name: z.string().regex(/^[a-z-]{1,40}$/) })

const event = z.strictObject({ id: z.string().regex(/^\w{1,255}$/) })
export const eventsListInput = z.strictObject({
  after: afterRow,
  state: z.enum(eventStates).optional(),
})
export const eventsGetInput = event
export const eventsProcessInput = event

export const bookCacheFindInput = z.strictObject({ id: identifier })
export const bookCacheRefreshInput = z.strictObject({ id: identifier })
