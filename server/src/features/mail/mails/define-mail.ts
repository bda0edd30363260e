import type { DigestCount } from './weekly-digest.ts'

/** What a mail to a user says, for its text and its HTML form. */
export interface MailContent {
  readonly subject: string
  /** Only the text form greets by name: a name is whatever someone typed (S48). */
  readonly firstName: string | null
  readonly paragraphs: readonly string[]
  readonly tables?: readonly MailTable[]
  /** On our own origin (S29). */
  readonly action: { readonly label: string; readonly url: string }
  /** Ends mails of this kind without a sign-in. */
  readonly unsubscribeUrl?: string
  /** Why the reader got this mail, and what to do if it was not their doing. */
  readonly footnote: string
}

/** Clicks to compare, most first. */
export interface MailTable {
  readonly heading: string
  readonly rows: readonly DigestCount[]
}

/** A mail that quotes what a visitor typed. It has no HTML form (S48). */
export interface PlainContent {
  readonly subject: string
  readonly text: string
}

/** Everything about one mail. */
export interface MailDefinition<Data, To extends MailRecipient = MailRecipient> {
  /** Its name in the admin area. */
  readonly title: string
  /** Who gets it, and when. */
  readonly about: string
  /** `operator`: no caller can name another recipient (S49). */
  readonly to: To
  /** A mail with a link that opens or changes an account. Its text is deleted when sending fails for good. */
  readonly hasSecretLink: boolean
  /** Warns of a change to the account: sent even when the address had its other mails of this hour (S50). */
  readonly isWarning?: true
  /** Made-up data for the preview in the admin area; its links open nothing. */
  readonly sample: (siteUrl: string) => Data
  readonly compose: (data: Data, siteUrl: string) => MailContent | PlainContent
}

export type MailRecipient = 'user' | 'operator'

/** States the type of a mail's data once, for its sample and its content. */
export function defineMail<Data, To extends MailRecipient = 'user'>(
  definition: MailDefinition<Data, To>,
): MailDefinition<Data, To> {
  return definition
}

/** What most mails to an account need. */
export interface AccountLink {
  readonly firstName: string
  /** On our own origin. */
  readonly url: string
}

export interface NamedUser {
  readonly firstName: string
}
