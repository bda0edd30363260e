import { z } from 'zod'

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
