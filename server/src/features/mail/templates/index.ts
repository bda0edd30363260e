import { accountChanges } from './account-changes.ts'
import { apiKeyCreated } from './api-key-created.ts'
import { approveEmailChange } from './approve-email-change.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
import { confirmSignUpEmail } from './confirm-sign-up-email.ts'
import { contact } from './contact.ts'
import type { MailDefinition } from './define-mail.ts'
import { emailChanged } from './email-changed.ts'
import { failedSignIns } from './failed-sign-ins.ts'
import { feedback } from './feedback.ts'
import { feedbackReply } from './feedback-reply.ts'
import { importDone } from './import-done.ts'
import { ownDomainChanged } from './own-domain-changed.ts'
import { passwordChanged } from './password-changed.ts'
import { resetPassword } from './reset-password.ts'
import { securityChanged } from './security-changed.ts'
import { tagsChanged } from './tags-changed.ts'
import { twoFactorRecovery } from './two-factor-recovery.ts'
import { webhookChanged } from './webhook-changed.ts'
import { webhookOff } from './webhook-off.ts'
import { weeklyEmail } from './weekly-email.ts'
import { welcome } from './welcome.ts'

/** Every email the server can send. */
const definitions = {
  'verify-email': confirmSignUpEmail,
  welcome,
  'reset-password': resetPassword,
  'password-changed': passwordChanged,
  'failed-sign-ins': failedSignIns,
  'security-changed': securityChanged,
  'two-factor-recovery': twoFactorRecovery,
  'tags-changed': tagsChanged,
  'api-key-created': apiKeyCreated,
  'webhook-changed': webhookChanged,
  'webhook-off': webhookOff,
  'own-domain-changed': ownDomainChanged,
  'account-changes': accountChanges,
  'change-email': approveEmailChange,
  'confirm-new-email': confirmNewEmail,
  'email-changed': emailChanged,
  'import-done': importDone,
  'weekly-email': weeklyEmail,
  contact,
  feedback,
  'feedback-reply': feedbackReply,
}

export type MailTemplate = keyof typeof definitions

export type MailData = {
  readonly [Template in MailTemplate]: ReturnType<(typeof definitions)[Template]['sample']>
}

/** Only the operator gets these: no caller can name another recipient. */
export type OperatorTemplate = 'contact' | 'feedback'

export const mails: {
  readonly [Template in MailTemplate]: MailDefinition<MailData[Template]>
} = definitions

export const mailTemplates = Object.keys(mails) as MailTemplate[]

/** Also true for an unknown template. */
export function hasSecretLink(template: string): boolean {
  return mailTemplates.every((known) => known !== template || mails[known].hasSecretLink)
}
