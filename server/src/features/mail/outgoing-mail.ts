import type { Mailbox } from '../../config/mail-address.ts'
import type { RenderedMail } from './mail.ts'

/** An email as sent to the mail server: one recipient, addresses as structures. */
export interface OutgoingMail extends RenderedMail {
  readonly from: Mailbox
  readonly to: string
  readonly replyTo: string | null
  readonly messageId: string
  readonly date: Date
  /** Sent by the server, not written by a person. */
  readonly isAutomatic: boolean
}

/** Sends emails. Throws a MailRejection when a retry cannot help. */
export interface MailTransport {
  readonly send: (mail: OutgoingMail) => Promise<void>
}

/** The mail server rejected this email permanently. */
export class MailRejection extends Error {
  override readonly name = 'MailRejection'
}
