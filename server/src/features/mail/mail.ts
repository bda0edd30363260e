interface AccountLink {
  readonly firstName: string
  /** On our own origin. */
  readonly url: string
}

interface VisitorMessage {
  readonly name: string | null
  /** Where an answer goes. */
  readonly email: string | null
  readonly message: string
}

/** What the operator answers to somebody who wrote. */
interface OperatorAnswer {
  readonly answer: string
  /** What it answers. */
  readonly message: string
  /** The day it was written. */
  readonly writtenOn: string
}

/** How often something named was clicked. */
export interface DigestCount {
  readonly name: string
  readonly clicks: number
}

/** What a week brought; its days are of the reader's own calendar. */
export interface WeeklyDigest {
  readonly firstName: string
  /** On our own origin; it ends these mails without a sign-in. */
  readonly unsubscribeUrl: string
  readonly from: string
  readonly to: string
  readonly clicks: number
  readonly clicksBefore: number
  /** Most first; null without Premium. */
  readonly most: {
    readonly books: readonly DigestCount[]
    readonly countries: readonly DigestCount[]
    readonly stores: readonly DigestCount[]
  } | null
}

/** Every mail there is, with what its template says. Nothing else can be sent (S47). */
export interface MailData {
  readonly welcome: { readonly firstName: string }
  readonly 'verify-email': { readonly url: string }
  readonly 'reset-password': AccountLink
  readonly 'password-changed': { readonly firstName: string }
  readonly 'failed-sign-ins': { readonly firstName: string }
  readonly 'tags-changed': AccountLink & {
    /** The stores whose tags changed, and never the tags (A5). */
    readonly stores: readonly string[]
  }
  readonly 'change-email': AccountLink & { readonly newEmail: string }
  readonly 'prove-email': { readonly url: string }
  readonly 'email-changed': { readonly firstName: string }
  readonly 'weekly-digest': WeeklyDigest
  readonly contact: VisitorMessage
  readonly feedback: VisitorMessage & { readonly rating: number }
  readonly answer: OperatorAnswer
}

export type MailTemplate = keyof MailData

/** Without a key to an account or a setting: what they say is kept when they are given up. */
export const templatesWithoutKeys: ReadonlySet<string> = new Set<MailTemplate>([
  'welcome',
  'password-changed',
  'failed-sign-ins',
  'contact',
  'feedback',
  'answer',
])

/** Goes to the operator; no caller can name another recipient (S49). */
export type OperatorTemplate = 'contact' | 'feedback'

/** Written as text alone: somebody's own words are in them (S48). */
export type PlainTemplate = OperatorTemplate | 'answer'

interface MailOf<Template extends MailTemplate> {
  readonly template: Template
  readonly data: MailData[Template]
  /** Names the event; a second mail with the same key is not sent. */
  readonly dedupeKey: string
  /** When the mail is of no more use, such as the end of its token; a day at most. */
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
}
