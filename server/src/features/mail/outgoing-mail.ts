import type { Mailbox } from './mail-address.ts'

/** A mail as it goes to the mail server: one recipient, addresses as structures (S48). */
export interface OutgoingMail {
  readonly from: Mailbox
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Where the reader's mail program ends such mails for them (RFC 8058); null for others. */
  readonly unsubscribeUrl: string | null
  readonly messageId: string
  readonly date: Date
  /** No person wrote it. */
  readonly isAutomatic: boolean
}

/** Where mails leave the server. It rejects with a MailRefusal what no second try can save. */
export interface MailTransport {
  readonly send: (mail: OutgoingMail) => Promise<void>
}

/** The mail server will never take this mail. */
export class MailRefusal extends Error {
  override readonly name = 'MailRefusal'
}
