import type { MailData, MailTemplate, OperatorTemplate } from './mails/index.ts'

interface MailOf<Template extends MailTemplate> {
  readonly template: Template
  readonly data: MailData[Template]
  /** Names the event. The server sends one mail for each key. */
  readonly dedupeKey: string
  /** When the mail is of no more use, such as when its link expires; at most a day from now. */
  readonly expiresAt?: Date
}

type UserMail = {
  [Template in Exclude<MailTemplate, OperatorTemplate>]: MailOf<Template> & {
    /** The address as the account has it. */
    readonly to: string
  }
}[Exclude<MailTemplate, OperatorTemplate>]

type OperatorMail = { [Template in OperatorTemplate]: MailOf<Template> }[OperatorTemplate]

/**
 * One mail to be sent.
 *
 * @example const mail: Mail = { template: 'welcome', to: 'ada@example.org', data: { firstName: 'Ada' }, dedupeKey: 'welcome:u1' }
 */
export type Mail = UserMail | OperatorMail

/** A mail as its reader sees it. */
export interface RenderedMail {
  readonly subject: string
  readonly text: string
  /** Null where the text is a visitor's: it never becomes HTML (S48). */
  readonly html: string | null
  /** Null for mails that nobody can unsubscribe from. */
  readonly unsubscribeUrl: string | null
}
