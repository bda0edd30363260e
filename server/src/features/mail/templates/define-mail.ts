/** The content of an email to a user, for its text and HTML forms. */
export interface MailContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly tables?: readonly MailTable[]
  /** On our own origin. */
  readonly action: { readonly label: string; readonly url: string }
  /** Unsubscribes without a sign-in. */
  readonly unsubscribeUrl?: string
  /** Why the user got this email, and what to do if they did not cause it. */
  readonly footnote: string
}

/** The clicks of one book, country or store. */
export interface ClickCount {
  readonly name: string
  readonly clicks: number
}

/** Rows sorted by clicks. */
export interface MailTable {
  readonly heading: string
  readonly rows: readonly ClickCount[]
}

/** An email that quotes a visitor's text. It has no HTML form. */
export interface PlainContent {
  readonly subject: string
  readonly text: string
}

/** The definition of one email. */
export interface MailDefinition<Data> {
  /** Its name in the admin area. */
  readonly title: string
  /** Who gets it, and when. */
  readonly about: string
  /**
   * The email has a link that grants access to an account. Its text is deleted when sending fails
   * permanently.
   */
  readonly hasSecretLink: boolean
  /**
   * The hourly limit that this email counts toward; emails without one share a limit. Beyond the limit, a
   * warning joins the next one, and any other email is not sent.
   */
  readonly allowance?: 'warning' | 'reset' | 'new-address'
  /** How the joined email begins the line of several such warnings, after their number. */
  readonly plural?: (data: Data) => string
  /** What tells this warning from others like it in the joined email; no text of users. */
  readonly detail?: (data: Data) => string
  /** Sample data for the preview in the admin area; its links grant nothing. */
  readonly sample: (siteUrl: string) => Data
  readonly compose: (data: Data, siteUrl: string) => MailContent | PlainContent
}

/** Infers the type of an email's data for its sample and its content. */
export function defineMail<Data>(definition: MailDefinition<Data>): MailDefinition<Data> {
  return definition
}

/** Only the text form greets by name: a name is whatever someone typed. */
export interface NamedUser {
  readonly firstName: string
}

/** The data most account emails need. */
export interface AccountLink extends NamedUser {
  /** On our own origin. */
  readonly url: string
}
