import { z } from 'zod'
import { rowId } from './fields.ts'

/** Everything that leaves a row in the audit log: what was touched, and what was done to it. */
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
  'report.dismiss',
  'report.act',
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

/** A code of an authenticator app, or one of those that were written down; blanks do not matter. */
const secondFactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((code) => /^(?:\d{6}|[a-z0-9]{12})$/.test(code), 'wrong-code')

export const adminCodeInput = z.strictObject({ code: secondFactorCode })
export const adminSetUpInput = z.strictObject({ password: z.string().min(1).max(128).optional() })

export const ADMIN_REASON_MAX_LENGTH = 500

/** Said to the audit log, and where it concerns an owner, to the owner. */
const reason = z
  .string()
  .trim()
  .min(3, 'Please give a reason')
  .max(ADMIN_REASON_MAX_LENGTH, 'Please give a shorter reason')
  .regex(/^\P{Cc}*$/u, 'Please use plain text on one line')

/** Where a list goes on, as its last page said. */
const after = z.string().min(1).max(700).optional()
const text = z.string().trim().max(300).optional()
const row = z.strictObject({ id: rowId })
const rowWithReason = z.strictObject({ id: rowId, reason })

export const adminUsersListInput = z.strictObject({
  after,
  text,
  only: z.literal('banned').optional(),
})
export const adminUsersGetInput = row
export const adminUsersBanInput = rowWithReason
export const adminUsersUnbanInput = row
export const adminUsersSignOutInput = row
/** Three years at once are enough. */
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

export const reportReasons = ['unsafe', 'misleading', 'spam', 'other'] as const
export const reportStates = ['open', 'dismissed', 'acted'] as const
export const REPORT_MESSAGE_MAX_LENGTH = 1000
/** What a reader says of a link; the fields of a form without a script. */
export const linkReportInput = z.strictObject({
  link: z.string().trim().min(1).max(500),
  reason: z.enum(reportReasons),
  message: z.string().trim().max(REPORT_MESSAGE_MAX_LENGTH).default(''),
  /** Seen by programs alone. */
  website: z.string().max(500).default(''),
})

export const adminReportsListInput = z.strictObject({
  after,
  state: z.enum(reportStates).optional(),
})
export const adminReportsDismissInput = row
export const adminReportsActInput = rowWithReason

export const adminAuditListInput = z.strictObject({
  /** The number of the last row that is known. */
  before: z.int().min(1).max(2_000_000_000).optional(),
  action: z.enum(auditActions).optional(),
  /** An account's id, or `host`. */
  actor: z
    .string()
    .regex(/^(?:host|[a-z0-9]{10,32})$/)
    .optional(),
  /** The key of what something was done to. */
  subject: z
    .string()
    .regex(/^\w{1,255}$/)
    .optional(),
})
