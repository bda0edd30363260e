import type { MailData, MailTemplate, OperatorTemplate } from './templates/index.ts'

interface MailOf<Template extends MailTemplate> {
  readonly template: Template
  readonly data: MailData[Template]
  /** Names the event. The server sends one mail for each key. */
  readonly dedupeKey: string
  /** When the email becomes useless, such as when its link expires; at most a day from now. */
  readonly expiresAt?: Date
}

type UserMail = {
  [Template in Exclude<MailTemplate, OperatorTemplate>]: MailOf<Template> & {
    /** The account's address. */
    readonly to: string
  }
}[Exclude<MailTemplate, OperatorTemplate>]

type OperatorMail = { [Template in OperatorTemplate]: MailOf<Template> }[OperatorTemplate]

/**
 * An email to send.
 *
 * @example const mail: Mail = { template: 'welcome', to: 'ada@example.org', data: { firstName: 'Ada' }, dedupeKey: 'welcome:u1' }
 */
export type Mail = UserMail | OperatorMail

/** An email as its recipient sees it. */
export interface RenderedMail {
  readonly subject: string
  readonly text: string
  /** Null when the text is a visitor's: it never becomes HTML. */
  readonly html: string | null
  /** One-click unsubscribe (RFC 8058); null for emails without it. */
  readonly unsubscribeUrl: string | null
}
